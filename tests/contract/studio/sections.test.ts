import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { schemaTypes } from '../../../studio/schema/index'
import { sectionGroups } from '../../../studio/schema/section-groups'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const offered = sectionGroups.flatMap(({ of }) => of)

test('the section menu offers every section type exactly once', () => {
  const files = readdirSync(join(ROOT, 'studio/schema/sections')).map((file) =>
    basename(file, '.ts'),
  )
  expect(offered.map(kebab).toSorted()).toEqual(files.toSorted())
})

test('every section type is registered and has an icon and an anchor', () => {
  for (const name of offered) {
    const type = schemaTypes.find((each) => each.name === name)
    expect(type?.icon, name).toBeDefined()
    const fields = type && 'fields' in type ? type.fields : []
    expect(
      fields.some((field) => field.name === 'anchor'),
      name,
    ).toBe(true)
  }
})

test('every section type has a folder of the same name in the site', () => {
  const folders = readdirSync(join(ROOT, 'web/src/sections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders).toEqual(expect.arrayContaining(offered.map(kebab)))
})
