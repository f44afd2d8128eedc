import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { expect, inject, test } from 'vitest'
import { schemaTypes } from '../../../studio/schema/index'
import { documentList } from '../../../studio/schema/sections/document-list'
import { stackClient } from '../../support/stack-client.ts'

// Validation reads only the schema of a workspace.
const workspace = { schema: createSchema({ name: 'default', types: schemaTypes }) } as Workspace
const client = stackClient(inject('lakeToken'))

/** The Studio's errors for a list on a page, one line each. */
async function errorsIn(list: object): Promise<string[]> {
  const hero = { _type: 'hero', _key: 'hero', title: 'Hero', look: 'plain' }
  const section = { _type: 'documentList', _key: 'list', title: 'List', ...list }
  const markers = await validateDocument({
    document: {
      _id: 'page-test',
      _type: 'page',
      title: 'Test',
      sections: [hero, section],
    } as unknown as SanityDocument,
    workspace,
    getClient: ({ apiVersion }) => client.withConfig({ apiVersion }),
  })
  return markers.flatMap(({ level, path, message }) => {
    const place = path.map((step) =>
      typeof step === 'object' && '_key' in step ? step._key : step,
    )
    return level === 'error' && place.includes('list')
      ? `${place.slice(2).join('.')}: ${message}`
      : []
  })
}

const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id })

test.each([
  ['nothing in particular', {}, 'what: Say what is listed.'],
  [
    'a job among people',
    { what: 'person', chosen: [reference('job-senior-backend-engineer')] },
    'chosen.job-senior-backend-engineer: This list shows people only. Remove this, or change what it lists.',
  ],
  [
    'people without choosing any',
    { what: 'person', chosen: [] },
    'chosen: Choose people here, or a team below.',
  ],
  [
    'recordings as portraits',
    { what: 'recording', kind: 'demo', look: 'portraits' },
    'look: Only people have portraits. Choose another look.',
  ],
])('the Studio refuses to list %s', async (_, list, error) => {
  expect(await errorsIn(list)).toEqual([error])
})

test.each([
  [{ what: 'person', look: 'portraits', chosen: [reference('person-ingrid-adeyemi')] }],
  [{ what: 'person', team: 'advisory' }],
  [{ what: 'event', emptyText: 'None.' }],
])('the Studio accepts %j', async (list) => {
  expect(await errorsIn(list)).toEqual([])
})

test('the Studio offers documents of the listed type only', () => {
  const chosen = documentList.fields.find(({ name }) => name === 'chosen') as unknown as {
    of: [{ options: { filter: (context: object) => unknown } }]
  }
  const document = {
    sections: [
      { _key: 'a', what: 'job' },
      { _key: 'b', what: 'person' },
    ],
  }
  const parentPath = ['sections', { _key: 'b' }, 'chosen']
  expect(chosen.of[0].options.filter({ document, parentPath, parent: [] })).toEqual({
    filter: '_type == $what',
    params: { what: 'person' },
  })
})
