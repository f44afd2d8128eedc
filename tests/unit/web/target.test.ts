import { describe, expect, test } from 'vitest'
import { type RawTarget, toTarget } from '@/content/objects/action'

const nothing: RawTarget = {
  target: null as never,
  route: null,
  url: null,
  dialog: null,
  anchor: null,
  document: null,
  fileUrl: null,
  presets: null,
}
const product = { _id: 'product-reactor', _type: 'product' as const, path: '/products/reactor' }

describe('a target', () => {
  test.each([
    [
      'a document',
      { target: 'document', document: product },
      { kind: 'link', href: '/products/reactor', external: false },
    ],
    [
      'an email address',
      { target: 'url', url: 'mailto:sales@chainlantern.example' },
      { kind: 'link', href: 'mailto:sales@chainlantern.example', external: true },
    ],
    [
      'a dialog with presets',
      {
        target: 'dialog',
        dialog: 'technical-support',
        presets: [{ field: 'priority', value: 'urgent' }],
      },
      { kind: 'dialog', dialog: 'technical-support', presets: { priority: 'urgent' } },
    ],
    [
      'an anchor',
      { target: 'anchor', anchor: 'plans & prices' },
      { kind: 'scroll', href: '#plans%20%26%20prices' },
    ],
    [
      'a file',
      { target: 'file', fileUrl: 'https://cdn/a.pdf?dl=Q&A #1, 50%.pdf' },
      {
        kind: 'link',
        href: 'https://cdn/a.pdf?dl=Q%26A%20%231%2C%2050%25.pdf',
        external: true,
      },
    ],
    ['the chat', { target: 'chat' }, { kind: 'chat' }],
    ['nothing', { target: 'none' }, { kind: 'none' }],
  ] as const)('can be %s', (_, raw, expected) => {
    expect(toTarget({ ...nothing, ...raw })).toEqual(expected)
  })

  test.each([
    ['the document is not published', { target: 'document', document: null }],
    ['the document has no path yet', { target: 'document', document: { ...product, path: null } }],
    [
      'the document has no page',
      { target: 'document', document: { ...product, _type: 'testimonial' as never } },
    ],
    ['its own field is empty', { target: 'url', url: null, route: '/login' }],
  ] as const)('is undefined if %s', (_, raw) => {
    expect(toTarget({ ...nothing, ...raw })).toEqual({ kind: 'none' })
  })
})
