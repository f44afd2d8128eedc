import { expect, test } from 'vitest'
import { sectionGroups } from '../../../studio/schema/section-groups'
import { sectionTypes } from '../../../studio/schema/sections.gen'

const groups = sectionGroups.map(({ name }) => name)

// That each has a schema, a projection and a component of the same name is checked by `npm run types`.
test('every section has an icon, an anchor and a group in the "Add section" menu', () => {
  for (const { name, icon, options, fields } of sectionTypes) {
    expect(icon, name).toBeDefined()
    expect(groups, name).toContain(options?.sectionGroup)
    expect(
      fields.map((field) => field.name),
      name,
    ).toContain('anchor')
  }
})
