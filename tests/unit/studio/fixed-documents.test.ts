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

function allowed(schemaType: string, documentId: string) {
  const context = { schemaType, documentId } as DocumentActionsContext
  return keepFixedDocuments(actions, context).map(({ action }) => action)
}

describe('document actions', () => {
  test.each([
    ['siteSettings', 'siteSettings'],
    ['navigation', 'navigation'],
    ['page', 'page-home'],
  ])('of the only %s (%s): no duplicate, delete or unpublish', (type, id) => {
    expect(allowed(type, id)).toEqual(['publish', 'discardChanges', 'restore', 'discardVersion'])
  })

  test('of its version in a release: no unpublish', () => {
    const kept = allowed('page', 'versions.summer.page-home')
    expect(kept).toContain('discardVersion')
    expect(kept).not.toContain('unpublishVersion')
    expect(allowed('siteSettings', 'versions.summer.siteSettings')).toEqual(kept)
  })

  test('of a second document of a singleton type: none', () => {
    expect(allowed('siteSettings', 'another-id')).toEqual([])
  })

  test('of a previous legal text: delete only', () => {
    expect(allowed('legalVersion', 'legal-version-terms-2025-10-01')).toEqual(['delete'])
  })

  test('of any other document: all', () => {
    expect(allowed('page', 'page-company-about')).toEqual(names)
  })
})

test('no second singleton can be created', () => {
  const ids = [
    'page',
    'page-campaign',
    'siteSettings',
    'navigation',
    'legalVersion',
    'media.tag',
    'product',
  ]
  const items = ids.map((templateId) => ({
    type: 'initialValueTemplateItem',
    id: templateId,
    templateId,
  }))
  const context = { creationContext: { type: 'global' } } as never
  const offered = newDocumentOptions(items as never, context).map(({ templateId }) => templateId)
  expect(offered).toEqual(['page', 'page-campaign', 'product'])
  const templates = ids.map((schemaType) => ({ id: schemaType, schemaType }) as Template)
  expect(withoutSingletons(templates).map(({ id }) => id)).toEqual([
    'page',
    'page-campaign',
    'legalVersion',
    'media.tag',
    'product',
  ])
})
