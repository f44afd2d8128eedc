import { describe, expect, test } from 'vitest'
import { toGuide, toGuideSummaries } from '@/documents/guide/guide'
import { toCodeSample } from '@/sections/code-sample/code-sample.query'
import { toEndpoints } from '@/sections/endpoints/endpoints.query'

const bare = { tag: null, minutes: null, topic: null, summary: null }
const summary = (name: string, path: string | null = `/resources/documentation/${name}`) => ({
  _id: `guide-${name}`,
  title: name,
  path,
  ...bare,
})
const heading = { anchor: null, eyebrow: null, title: null, text: null }

describe('a guide', () => {
  const raw = (name: string, topicGuides = ['a', 'b', 'c'].map((each) => summary(each))) =>
    toGuide({ ...summary(name), updatedOn: null, body: null, seo: null, topicGuides })

  test('leads to the one after it in its topic', () => {
    expect(raw('a').next?.title).toBe('b')
    expect(raw('b').next?.title).toBe('c')
  })

  test('leads nowhere when it is the last, or not in the list', () => {
    expect(raw('c').next).toBeUndefined()
    expect(raw('d').next).toBeUndefined()
    expect(raw('a', []).next).toBeUndefined()
  })

  test('has no nulls', () => {
    expect(JSON.stringify(raw('a'))).not.toContain('null')
  })

  test('without an address, or gone, is in no list', () => {
    expect(toGuideSummaries([summary('a', null), null, summary('b')])).toHaveLength(1)
    expect(toGuideSummaries(null)).toEqual([])
  })
})

describe('the sections for developers', () => {
  test('an example without code is none, one without a language is plain', () => {
    const example = {
      _key: 'e',
      title: null,
      install: null,
      language: null,
      code: null,
      note: null,
    }
    const { examples, look } = toCodeSample({
      ...{ ...heading, _key: 'k', _type: 'codeSample', look: null, points: null, actions: null },
      examples: [example, { ...example, code: 'a' }],
    })
    expect(look).toBe('tabs')
    expect(examples).toEqual([expect.objectContaining({ code: 'a', language: 'text' })])
  })

  test('each endpoint has an address of its own on the page', () => {
    const endpoint = (method: 'GET' | 'POST', path: string | null) => ({
      ...{ _key: `${method}${path}`, method, path, summary: null, fields: null },
    })
    const { groups } = toEndpoints({
      ...{ ...heading, _key: 'k', _type: 'endpoints' },
      groups: [
        {
          ...{ _key: 'g', title: 'Address', text: null },
          endpoints: [
            endpoint('GET', '/v1/address/{address}'),
            endpoint('POST', '/v1/address/{address}'),
            endpoint('GET', null),
          ],
        },
      ],
    })
    expect(groups[0]?.id).toBe('endpoints-address')
    expect(groups[0]?.endpoints.map(({ id }) => id)).toEqual([
      'get-v1-address-address',
      'post-v1-address-address',
      'get-getnull',
    ])
    expect(JSON.stringify(groups)).not.toContain(':null')
  })
})
