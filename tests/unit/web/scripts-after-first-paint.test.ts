import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scriptsAfterFirstPaint } from '@/first-paint/scripts-after-first-paint'

let distDir: string
beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
})
afterEach(() => rmSync(distDir, { recursive: true }))

const write = (path: string, manifest: object) => {
  mkdirSync(dirname(join(distDir, path)), { recursive: true })
  writeFileSync(join(distDir, path), JSON.stringify(manifest))
}
const read = (path: string) => JSON.parse(readFileSync(join(distDir, path), 'utf8'))

test('one script stands for the framework’s, in the manifests of all pages', () => {
  const rootMainFiles = ['static/chunks/react.js', 'static/chunks/next.js']
  write('build-manifest.json', { rootMainFiles, polyfillFiles: ['old.js'] })
  write('server/app/(site)/[slug]/page/build-manifest.json', { rootMainFiles })
  scriptsAfterFirstPaint({ distDir })
  const { rootMainFiles: files, polyfillFiles } = read('build-manifest.json')
  expect(files).toHaveLength(1)
  expect(polyfillFiles).toEqual(['old.js'])
  expect(read('server/app/(site)/[slug]/page/build-manifest.json').rootMainFiles).toEqual(files)
  const code = readFileSync(join(distDir, files[0]), 'utf8')
  expect(code).toContain('["/_next/static/chunks/react.js","/_next/static/chunks/next.js"]')
})

test('a route without scripts stays without', () => {
  write('build-manifest.json', { rootMainFiles: ['static/chunks/react.js'] })
  write('server/app/feed.xml/route/build-manifest.json', { rootMainFiles: [] })
  scriptsAfterFirstPaint({ distDir })
  expect(read('server/app/feed.xml/route/build-manifest.json')).toEqual({ rootMainFiles: [] })
})

test('a build that names its scripts elsewhere is an error that says what to do', () => {
  write('build-manifest.json', { pages: {} })
  expect(() => scriptsAfterFirstPaint({ distDir })).toThrow(
    /No build-manifest\.json .* take scriptsAfterFirstPaint out/,
  )
})
