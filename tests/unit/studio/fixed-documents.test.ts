import type { DocumentActionComponent, DocumentActionsContext, Template } from 'sanity'
import { describe, expect, test } from 'vitest'
import {
  keepFixedDocuments,
  newDocumentOptions,
  withoutSingletons,
} from '../../../studio/structure/fixed-documents'

const names = [
  'publish',
  'duplicate',
  'delete',
  'unpublish',
  'discardChanges',
  'restore',
  'discardVersion',
  'unpublishVersion',
] as const
const actions = names.map(
  (action) => Object.assign(() => null, { action }) as DocumentActionComponent,
)

function left(schemaType: string, documentId: string) {
  const context = { schemaType, documentId } as DocumentActionsContext
  return keepFixedDocuments(actions, context).map(({ action }) => action)
}

describe('what an editor can do', () => {
  test.each([
    ['siteSettings', 'siteSettings'],
    ['navigation', 'navigation'],
    ['page', 'page-home'],
  ])('with the one %s (%s): everything but doubling or losing it', (type, id) => {
    expect(left(type, id)).toEqual(['publish', 'discardChanges', 'restore', 'discardVersion'])
  })

  test('with a version of one in a release: nothing that takes it off the site', () => {
    const kept = left('page', 'versions.summer.page-home')
    expect(kept).toContain('discardVersion')
    expect(kept).not.toContain('unpublishVersion')
    expect(left('siteSettings', 'versions.summer.siteSettings')).toEqual(kept)
  })

  test('with a second one of a kind that has to be one: nothing', () => {
    expect(left('siteSettings', 'another-id')).toEqual([])
  })

  test('with any other document: everything', () => {
    expect(left('page', 'page-company-about')).toEqual(names)
  })
})

test('no second singleton can be created', () => {
  const ids = ['page', 'page-in-company', 'siteSettings', 'navigation', 'product']
  const items = ids.map((templateId) => ({
    type: 'initialValueTemplateItem',
    id: templateId,
    templateId,
  }))
  const context = { creationContext: { type: 'global' } } as never
  const offered = newDocumentOptions(items as never, context).map(({ templateId }) => templateId)
  expect(offered).toEqual(['page-in-company', 'product'])
  const templates = ids.map((schemaType) => ({ id: schemaType, schemaType }) as Template)
  expect(withoutSingletons(templates).map(({ id }) => id)).toEqual([
    'page',
    'page-in-company',
    'product',
  ])
})
