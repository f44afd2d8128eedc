import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, type Lockfile } from '../../../scripts/generate/sbom.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const TIME = '2026-11-22T12:00:00.000Z'

test('a component has its package URL, hash, license and scope', () => {
  const packages = {
    '': { dependencies: { '@a/b': '1.0.0' }, devDependencies: { c: '1.0.0' } },
    'node_modules/@a/b': {
      version: '1.0.0+x',
      integrity: 'sha512-AQID',
      license: '(MIT OR Apache-2.0)',
      dependencies: { c: '2.0.0' },
    },
    'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: 'SEE LICENSE IN x' },
    'node_modules/c': { version: '1.0.0', dev: true, dependencies: { '@a/b': '*', gone: '*' } },
    'node_modules/own': { link: true },
  }
  const bill = billOfMaterials({ name: 'site', packages }, TIME)
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'node_modules/@a/b',
      group: '@a',
      name: 'b',
      version: '1.0.0+x',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '010203' }],
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      purl: 'pkg:npm/%40a/b@1.0.0%2Bx',
    },
    expect.objectContaining({ name: 'c', licenses: [{ license: { name: 'SEE LICENSE IN x' } }] }),
    expect.objectContaining({ name: 'c', version: '1.0.0', scope: 'excluded' }),
  ])
  expect(bill.dependencies).toEqual([
    { ref: 'site', dependsOn: ['node_modules/@a/b', 'node_modules/c'] },
    { ref: 'node_modules/@a/b', dependsOn: ['node_modules/@a/b/node_modules/c'] },
    { ref: 'node_modules/@a/b/node_modules/c', dependsOn: [] },
    { ref: 'node_modules/c', dependsOn: ['node_modules/@a/b'] },
  ])
})

test('our lockfile: every package once, every reference known, the same serial number each time', () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const bill = billOfMaterials(lockfile, TIME)
  const refs = new Set(bill.components.map((component) => component['bom-ref']))
  const installed = Object.entries(lockfile.packages).filter(([path, { link }]) => path && !link)
  expect(refs.size).toBe(installed.length)
  expect(bill.components).toHaveLength(installed.length)
  for (const { dependsOn } of bill.dependencies)
    for (const each of dependsOn) expect(refs).toContain(each)
  for (const { purl, type } of bill.components)
    if (type === 'library') expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(billOfMaterials(lockfile, TIME).serialNumber).toBe(bill.serialNumber)
})
