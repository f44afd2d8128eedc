import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sectionPictureUrl } from '../../../studio/components/section-menu'
import { sectionTypes } from '../../../studio/schema/section-types'
import { seedDocuments } from '../../support/seed.ts'

type Field = { name: string; options?: object }

/** The looks of a section; a chart has kinds. */
function looksOf({ fields }: (typeof sectionTypes)[number]): string[] {
  const named = fields as readonly Field[]
  const field =
    named.find(({ name }) => name === 'look') ?? named.find(({ name }) => name === 'kind')
  const { list = [] } = (field?.options ?? {}) as { list?: readonly { value: string }[] }
  return list.map(({ value }) => value)
}

type Stored = { _type: string; look?: string; kind?: string }

const stored = seedDocuments.flatMap((document) =>
  'sections' in document ? ((document.sections ?? []) as Stored[]) : [],
)

describe.each(sectionTypes)('the section $name', (type) => {
  const looks = looksOf(type)

  test('stands in the seed in each look, so that the gallery shows it', () => {
    const sections = stored.filter(({ _type }) => _type === type.name)
    // Without a look it has the first.
    const shown = sections.map(({ look, kind }) => look ?? kind ?? looks[0])
    expect(sections).not.toEqual([])
    expect(shown).toEqual(expect.arrayContaining(looks))
  })

  test('has a picture of each look for the Studio (node scripts/section-pictures.ts)', () => {
    for (const look of [undefined, ...looks]) {
      const file = `${import.meta.dirname}/../../../studio${sectionPictureUrl(type.name, look)}`
      expect(statSync(file).size).toBeLessThanOrEqual(8 * 1024)
    }
  })
})
