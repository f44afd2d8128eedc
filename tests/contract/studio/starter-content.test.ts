import {
  type ArraySchemaType,
  createSchema,
  type InitialValueResolverContext,
  type ObjectSchemaType,
  resolveInitialValueForType,
  type SanityDocument,
  validateDocument,
  type Workspace,
} from 'sanity'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { schemaTypes } from '../../../studio/schema/index'
import { sectionTypes } from '../../../studio/schema/section-types'
import { pageTemplates } from '../../../studio/structure/page-templates'
import { stackClient } from '../../support/stack-client.ts'
import { written } from '../../support/written.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
// Validation reads only the schema of a workspace.
const workspace = { schema } as Workspace
const client = stackClient(inject('lakeToken'))

beforeAll(() => {
  // The Studio resolves initial values in idle time if the browser has a scheduler.
  vi.stubGlobal('window', globalThis)
  return () => void vi.unstubAllGlobals()
})

const getClient = ({ apiVersion }: { apiVersion: string }) => client.withConfig({ apiVersion })

/** The Studio's errors and warnings, one line each. */
async function messages(page: object): Promise<string[]> {
  const document = { _id: 'drafts.new-page', ...page } as unknown as SanityDocument
  const markers = await validateDocument({ document, workspace, getClient })
  return markers.map(({ level, path, message }) => `${JSON.stringify(path)} ${level}: ${message}`)
}

const isExample = (message: string) => message.includes('” is an example. ')

const hero = { _type: 'hero', _key: 'hero', title: 'A page', look: 'plain' }
const page = {
  _type: 'page',
  title: 'A page',
  path: { _type: 'slug', current: '/company/new' },
  seo: {
    _type: 'seo',
    description: 'What a visitor finds on this page, in a sentence that is long enough for search.',
  },
}

/** The section types in the menu of a page. */
const { fields } = schema.get('page') as ObjectSchemaType
const menu = fields.find(({ name }) => name === 'sections')?.type as ArraySchemaType

test.each(sectionTypes.map(({ name }) => name))(
  'a new %s is valid once its examples are replaced',
  async (name) => {
    const type = menu.of.find((member) => member.name === name)
    if (!type) throw new Error(`The menu has no ${name}.`)
    const context = { schema, getClient } as unknown as InitialValueResolverContext
    const section = await resolveInitialValueForType(type, {}, 10, context)
    expect(Object.keys(section).length).toBeGreaterThan(2)
    const sections = [{ ...section, _type: name, _key: 'new' }]
    if (name !== 'hero') sections.unshift(hero)
    const found = await messages({ ...page, sections })
    expect(found.filter((message) => !isExample(message))).toEqual([])
    expect(await messages(written({ ...page, sections }))).toEqual([])
  },
)

test.each(pageTemplates)(
  'a page from the template "$title" is valid once its examples are replaced',
  async ({ value }) => {
    const created = { _type: 'page', ...value }
    const found = await messages(created)
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((message) => !isExample(message))).toEqual([])
    expect(await messages(written(created))).toEqual([])
  },
)
