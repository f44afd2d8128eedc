import { expect, test } from 'vitest'
import { copyPaths, type SchemaPart } from '../../../studio/copy-fields/copy-paths'
import { schemaTypes } from '../../../studio/schema/index'

const page = (...members: SchemaPart[]): SchemaPart => ({
  name: 'page',
  type: 'document',
  fields: [{ name: 'sections', type: 'array', of: members }],
})
const section = (name: string, ...fields: SchemaPart[]): SchemaPart => ({
  name,
  type: 'object',
  fields,
})

test('texts are copy; options, URLs, dates and flagged fields are not', () => {
  const paths = copyPaths([
    {
      name: 'job',
      type: 'document',
      fields: [
        { name: 'title', type: 'string' },
        { name: 'summary', type: 'text' },
        { name: 'tags', type: 'array', of: [{ type: 'string' }] },
        { name: 'kind', type: 'string', options: { list: ['a', 'b'] } },
        { name: 'path', type: 'slug' },
        { name: 'postedOn', type: 'date' },
        { name: 'site', type: 'url' },
        { name: 'author', type: 'reference' },
        { name: 'anchor', type: 'string', options: { copy: false } },
        { name: 'body', type: 'runningText' },
        { name: 'image', type: 'image', fields: [{ name: 'caption', type: 'string' }] },
        {
          name: 'seo',
          type: 'object',
          options: { copy: false },
          fields: [{ name: 'title', type: 'string' }],
        },
      ],
    },
    { name: 'runningText', type: 'array', of: [{ type: 'block' }, { type: 'table' }] },
    section('table', { name: 'caption', type: 'string' }),
  ])
  const expected = ['body[].caption', 'body[].children[].text', 'image.caption']
  expect(paths).toEqual({ job: [...expected, 'summary', 'tags[]', 'title'] })
})

test('a path that is copy in one section and an option in another throws an error with both names', () => {
  const types = [
    page({ type: 'hero' }, { type: 'chart' }),
    section('hero', { name: 'kind', type: 'string' }),
    section('chart', { name: 'kind', type: 'string', options: { list: ['bars'] } }),
  ]
  expect(() => copyPaths(types)).toThrow('page: sections[].kind is copy in hero and not in chart.')
})

test('an unknown type throws an error', () => {
  expect(() => copyPaths([page({ type: 'heroe' })])).toThrow('no type “heroe”')
})

test('in the real schema, only texts that a page shows are copy', () => {
  const { page: paths = [], siteSettings = [], article = [] } = copyPaths(schemaTypes)
  const shown = ['title', 'text', 'cards[].title', 'actions[].label', 'body[].children[].text']
  expect(paths).toEqual(expect.arrayContaining(shown.map((field) => `sections[].${field}`)))
  expect(article).toEqual(expect.arrayContaining(['title', 'summary', 'body[].children[].text']))
  expect(paths).not.toContain('sections[].unit')
  expect(paths).not.toContain('sections[].kind')
  expect(paths).not.toContain('sections[].archives[].month')
  // The search matches tags; code is highlighted and copied.
  expect(article).not.toContain('tags[]')
  expect(article).not.toContain('body[].code')
  expect(siteSettings).toContain('contact.address')
  const never =
    /(^|[.\]])(anchor|url|href|path|slug|look|tone|icon|target|dialog|route|language|list|area|phone|\w+Email|seo)\b/
  for (const all of Object.values(copyPaths(schemaTypes))) {
    expect(all.filter((path) => never.test(path))).toEqual([])
  }
})
