import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../../support/seed.ts'
import { drawSection } from './draw-section.ts'

// Jobs and events read the clock in async components, which integration tests render.
const TYPES = [
  'product',
  'report',
  'upcomingReport',
  'guide',
  'course',
  'recording',
  'person',
  'testimonial',
  'companyFigure',
] as const

describe.each(TYPES)('a list of documents of type %s', (what) => {
  const documents = seedDocuments.filter(({ _type }) => _type === what).slice(0, 2)
  const other = seedDocuments.find(({ _type }) => _type === 'legalPage') ?? { _id: '', _type: '' }
  const draw = async (...ids: string[]) => {
    const chosen = ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
    const section = { _type: 'documentList', title: 'A list', what, chosen }
    return `${await drawSection(section, ...documents, other)}`
  }

  test('leaves out what is of another type or not published', async () => {
    const ids = documents.map(({ _id }) => _id)
    expect(ids).toHaveLength(2)
    const drawn = await draw(...ids)
    expect(drawn).toContain('A list')
    expect(await draw('missing', ...ids, other._id)).toBe(drawn)
  })

  test('is not shown without documents', async () => {
    expect(await draw('missing')).toBe('')
  })
})
