import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOwnPath } from '@/lib/own-paths'
import { isContentPath } from '@/lib/routes'
import { ROOT } from '../../../scripts/run/root.ts'

/** What the build says that it answers, by the file that does. */
const manifest = join(ROOT, 'web/.next-test/app-path-routes-manifest.json')
const routes = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
const addresses = routes
  .filter((route) => !route.startsWith('/_'))
  .map((route) => route.replaceAll(/\[\[?[^\]]+\]\]?/g, 'some-name'))

const publicDir = join(ROOT, 'web/public')
const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))

test('there are routes and files', () => {
  expect(addresses).toContain('/sitemap.xml')
  expect(files).toContain('/icons/any-192.png')
})

test.each([...addresses, ...files])('%s belongs either to the site or to editors', (address) => {
  expect(isOwnPath(address) || isContentPath(address)).toBe(true)
})

test.each(['/nowhere', '/old', '/feed.xml', '/loginx', '/products/a/b', '/ogre'])(
  '%s belongs to nobody',
  (address) => {
    expect(isOwnPath(address)).toBe(false)
  },
)
