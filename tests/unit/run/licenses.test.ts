import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileFaults, type Lockfile, licenseFaults } from '../../../scripts/checks/license-faults.ts'
import { ALLOWED, EXCEPTIONS, type Exception } from '../../../scripts/checks/licenses.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const allowed = new Set(['MIT', 'Apache-2.0'])
const pngJs = {
  name: 'png-js',
  range: '2.x',
  license: undefined,
  reason: 'MIT in its LICENSE file',
}

type Locked = Lockfile['packages'][string]

function faultsOf(license: unknown, locked: Locked = {}, exceptions: Exception[] = []) {
  const path = 'node_modules/a/node_modules/@b/c'
  const text = JSON.stringify({ packages: { [path]: { version: '1.2.3', license, ...locked } } })
  return licenseFaults(JSON.parse(text) as Lockfile, { allowed, exceptions })
}

describe('the license of a package that ships', () => {
  test.each([
    'MIT',
    '(MIT OR GPL-3.0)',
    'GPL-3.0 OR Apache-2.0',
    'MIT AND Apache-2.0',
    'Apache-2.0+',
  ])('%s is allowed', (license) => expect(faultsOf(license)).toEqual([]))

  test.each([
    [undefined, 'names no license'],
    ['', 'names no license'],
    [['MIT'], 'names no license'],
    ['SEE LICENSE IN LICENSE.md', 'is not an SPDX expression (SEE LICENSE IN LICENSE.md)'],
    ['UNLICENSED', 'is not an SPDX expression (UNLICENSED)'],
    ['MIT OR', 'is not an SPDX expression (MIT OR)'],
    ['mit', 'is not an SPDX expression (mit)'],
    ['LicenseRef-MIT', 'is not allowed (LicenseRef-MIT)'],
    ['GPL-3.0-only', 'is not allowed (GPL-3.0-only)'],
    ['AGPL-3.0-or-later OR SSPL-1.0', 'is not allowed (AGPL-3.0-or-later OR SSPL-1.0)'],
    ['MIT AND GPL-3.0', 'is not allowed (MIT AND GPL-3.0)'],
    ['MIT AND (Apache-2.0 AND GPL-2.0)', 'is not allowed (MIT AND (Apache-2.0 AND GPL-2.0))'],
    ['MIT OR Apache-2.0 AND GPL-3.0', undefined],
    ['(MIT OR Apache-2.0) AND GPL-3.0', 'is not allowed ((MIT OR Apache-2.0) AND GPL-3.0)'],
  ])('%j: %s', (license, why) => {
    const faults = faultsOf(license)
    expect(faults).toHaveLength(why ? 1 : 0)
    if (!why) return
    expect(faults[0]).toContain(why)
    expect(faults[0]).toMatch(
      /^@b\/c@1\.2\.3 .*: read its LICENSE file, then replace .* with a reason$/,
    )
  })

  test('does not matter where only development needs it; an optional one may ship', () => {
    expect(faultsOf('GPL-3.0', { dev: true })).toEqual([])
    expect(faultsOf('GPL-3.0', { optional: true })).toHaveLength(1)
    expect(faultsOf('GPL-3.0', { devOptional: true })).toHaveLength(1)
  })

  test('is that of the package behind an alias', () => {
    expect(faultsOf(undefined, { name: 'png-js', version: '2.1.0' }, [pngJs])).toEqual([])
  })
})

describe('an exception', () => {
  const mpl = { name: '@b/*', range: '1.x', license: 'MPL-2.0', reason: 'unmodified' }

  test('is for its name, its versions and the license that was looked at', () => {
    expect(faultsOf('MPL-2.0', {}, [mpl])).toEqual([])
    expect(faultsOf('MPL-2.0', { version: '2.0.0' }, [mpl])[0]).toMatch(/^@b\/c@2\.0\.0 /)
    expect(faultsOf('GPL-3.0', {}, [mpl])[0]).toContain('not allowed (GPL-3.0)')
    expect(faultsOf('MPL-2.0', {}, [{ ...mpl, name: '@b' }])[0]).toContain('not allowed (MPL-2.0)')
  })

  test('that no package needs is to be removed', () => {
    expect(faultsOf('MIT', {}, [mpl])).toEqual([
      'EXCEPTIONS in scripts/checks/licenses.ts: no package matches @b/*@1.x, remove it',
    ])
  })

  test('of ours has a reason', () => {
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(20)
  })
})

test('a font among the files of the site must be listed, and a deleted file must not', () => {
  const listed = { 'web/public/a.png': 'our own drawing', 'web/public/gone.png': 'our own' }
  expect(fileFaults(['web/public/a.png', 'web/public/f.woff2'], listed)).toEqual([
    expect.stringMatching(/^web\/public\/f\.woff2 ships .* add it to FILES/),
    expect.stringMatching(/web\/public\/gone\.png no longer exists/),
  ])
})

test('our lockfile: every font is a package under the Open Font License', () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const packages = Object.entries(lockfile.packages)
  const fonts = packages.filter(([path]) => /\/(@fontsource|@expo-google-fonts|fonts-)/.test(path))
  expect(fonts).toHaveLength(10)
  // Of one vendor, the code beside the fonts is under another license.
  for (const [, { license }] of fonts) expect(license).toMatch(/^(MIT AND )?OFL-1\.1$/)
  expect(packages.filter(([, { license }]) => license?.includes('OFL-1.1'))).toEqual(fonts)
  expect(licenseFaults(lockfile, { allowed: ALLOWED, exceptions: EXCEPTIONS })).toEqual([])
})
