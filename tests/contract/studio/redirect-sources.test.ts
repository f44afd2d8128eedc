import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { isCodeRoute } from '../../../studio/schema/options'
import { routableTypes } from '../../../studio/schema/routable-types'
import { checkRedirectFrom } from '../../../studio/schema/validation/redirect'

const app = join(ROOT, 'web/src/app')

/** Files that Next serves under another name than their own. */
const METADATA: Record<string, string> = {
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
}

/** The address of a file of the app folder, with a word in place of each dynamic segment. */
function addressOf(file: string): string | undefined {
  const name = basename(file)
  const [stem = ''] = name.split('.')
  const folder = dirname(file)
    .split('/')
    .filter((segment) => segment !== '.' && !segment.startsWith('('))
    .map((segment) => segment.replace(/^\[.+\]$/, 'a-word'))
    .map((segment) => `/${segment}`)
    .join('')
  if (stem === 'page' || stem === 'route') return folder || '/'
  if (METADATA[stem]) return METADATA[stem]
  return /\.(ico|png|jpg|svg)$/.test(name) ? `${folder}/${name}` : undefined
}

const isContent = (path: string) =>
  path === '/' ||
  Object.values(routableTypes)
    .flat()
    .some((prefix) => path === `${prefix}a-word`)

const addresses = globSync('**/*.*', { cwd: app }).flatMap((file) => addressOf(file) ?? [])
const ownAddresses = addresses.filter((path) => !isContent(path))

test('the app folder has routes of both kinds', () => {
  expect(ownAddresses.length).toBeGreaterThan(15)
  expect(addresses.length - ownAddresses.length).toBeGreaterThan(10)
  expect(ownAddresses).toEqual(
    expect.arrayContaining(['/login', '/api/submissions', '/sitemap.xml', '/favicon.ico']),
  )
})

test.each(ownAddresses)('no redirect can start at %s, which the site answers', (path) => {
  expect(checkRedirectFrom(path)).toMatch('The site itself answers')
})

test.each(readdirSync(join(ROOT, 'web/public')))('no redirect can start at /%s', (name) => {
  expect(checkRedirectFrom(`/${name}`)).toMatch('The site itself answers')
})

test('addresses of documents are free for redirects', () => {
  for (const prefix of Object.values(routableTypes).flat()) {
    expect(isCodeRoute(`${prefix}old`)).toBe(false)
  }
})
