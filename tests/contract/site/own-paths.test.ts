import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDocumentPath } from '@/lib/document-path'
import { isContentPath, isOwnPath } from '@/lib/own-paths'
import { formHref } from '@/lib/routes'
import { ROOT } from '../../../scripts/run/root.ts'

/** The routes in the build's manifest, by file. */
const manifest = join(ROOT, 'web/.next-test/app-path-routes-manifest.json')
const routes = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
const paths = routes
  .filter((route) => !route.startsWith('/_'))
  // Its pages are those of the forms.
  .map((route) => route.replace('/forms/[form]', formHref('media-inquiry')))
  .map((route) => route.replaceAll(/\[\[?[^\]]+\]\]?/g, 'some-name'))

const publicDir = join(ROOT, 'web/public')
const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))

test('the build has routes and files', () => {
  expect(paths).toContain('/sitemap.xml')
  expect(files).toContain('/icons/any-192.png')
})

test.each([...paths, ...files])('%s is a path of the site or of content', (path) => {
  expect(isOwnPath(path) || isContentPath(path)).toBe(true)
})

test.each([...paths, ...files])('%s can be a path of a document only if it is content', (path) => {
  expect(isDocumentPath(path)).toBe(isContentPath(path))
})

test.each(['/404', '/API/x', '/login/x', '/.well-known/x', '/llms.txt', '/products/x.MD'])(
  'no document has the path %s',
  (path) => {
    expect(isDocumentPath(path)).toBe(false)
  },
)

test.each(['/nowhere', '/old', '/feed.xml', '/loginx', '/products/a/b', '/ogre'])(
  '%s is not a path of the site',
  (path) => {
    expect(isOwnPath(path)).toBe(false)
  },
)
