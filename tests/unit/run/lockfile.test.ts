import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingPlatformPackages } from '../../../scripts/run/missing-platform-packages.mjs'
import { ROOT } from '../../../scripts/run/root.ts'

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')

it('the lockfile has an entry for every platform, or npm ci refuses it: run scripts/complete-lockfile.mjs', () => {
  expect(Object.keys(missingPlatformPackages(JSON.parse(text).packages))).toEqual([])
})

it('the lockfile names no download address', () => {
  expect(text).not.toContain('"resolved": "http')
})

it('an entry that npm left out is told from the package that asks for it', () => {
  const biome = {
    dev: true,
    optionalDependencies: {
      '@biomejs/cli-linux-arm64-musl': '2.6.8',
      '@biomejs/cli-darwin-x64': '2.6.8',
    },
  }
  expect(
    missingPlatformPackages({
      'node_modules/@biomejs/biome': biome,
      'node_modules/@biomejs/cli-darwin-x64': { version: '2.6.8' },
    }),
  ).toEqual({
    'node_modules/@biomejs/cli-linux-arm64-musl': {
      version: '2.6.8',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  })
})
