import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { isCodeRoute } from '../../../studio/schema/options'
import { routableTypes } from '../../../studio/schema/routable-types'
import { checkRedirectFrom } from '../../../studio/schema/validation/redirect'

const app = join(ROOT, 'web/src/app')

/** Metadata files of Next.js, which are served under another name. */
const METADATA: Record<string, string> = {
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
}

/** The path that a file of the app folder serves, with `a-word` for each dynamic segment. */
function servedPath(file: string): string | undefined {
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
  ['/', '/a-word'].includes(path) ||
  Object.values(routableTypes)
    .flat()
    .some((prefix) => path === `${prefix}a-word`)

const paths = globSync('**/*.*', { cwd: app }).flatMap((file) => servedPath(file) ?? [])
const codePaths = paths.filter((path) => !isContent(path))

test('the app folder has routes with and without content', () => {
  expect(codePaths.length).toBeGreaterThan(15)
  expect(paths.length - codePaths.length).toBeGreaterThan(10)
  expect(codePaths).toEqual(
    expect.arrayContaining(['/login', '/api/submissions', '/sitemap.xml', '/favicon.ico']),
  )
})

test.each(codePaths)('no redirect can start at %s, which the site itself uses', (path) => {
  expect(checkRedirectFrom(path)).toMatch('The site itself uses')
})

test.each(readdirSync(join(ROOT, 'web/public')))('no redirect can start at /%s', (name) => {
  expect(checkRedirectFrom(`/${name}`)).toMatch('The site itself uses')
})

test('redirects can start at paths below the content areas', () => {
  for (const prefix of Object.values(routableTypes).flat()) {
    expect(isCodeRoute(`${prefix}old`)).toBe(false)
  }
})
