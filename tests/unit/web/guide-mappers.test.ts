import { describe, expect, test } from 'vitest'
import { guideAfter, toGuideSummaries } from '@/documents/guide/guide'
import { toCodeSample } from '@/sections/code-sample/code-sample.query'
import { toEndpoints } from '@/sections/endpoints/endpoints.query'

/** Content that an API write has left without fields that the Studio requires. */
const incomplete = <T>(content: object) => content as T

const bare = { tag: null, minutes: null, topic: '', summary: '' }
const summary = (name: string, path: string | null = `/resources/documentation/${name}`) => ({
  _id: `guide-${name}`,
  title: name,
  path,
  ...bare,
})
const heading = { anchor: '', eyebrow: '', title: '', text: '' }

describe('a guide', () => {
  const next = (name: string, topicGuides = ['a', 'b', 'c'].map((each) => summary(each))) =>
    guideAfter({ ...summary(name), topicGuides })

  test('leads to the one after it in its topic', () => {
    expect(next('a')?.title).toBe('b')
    expect(next('b')?.title).toBe('c')
  })

  test('leads nowhere when it is the last, or not in the list', () => {
    expect(next('c')).toBeUndefined()
    expect(next('d')).toBeUndefined()
    expect(next('a', [])).toBeUndefined()
  })

  test('without a path, or unpublished, is omitted from lists', () => {
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
    const { examples, look } = toCodeSample(
      incomplete({
        ...{ ...heading, _key: 'k', _type: 'codeSample', look: null, points: null, actions: null },
        examples: [example, { ...example, code: 'a' }],
      }),
    )
    expect(look).toBe('tabs')
    expect(examples).toEqual([expect.objectContaining({ code: 'a', language: 'text' })])
  })

  test('each endpoint has a unique anchor', () => {
    const endpoint = (method: 'GET' | 'POST', path: string | null) => ({
      ...{ _key: `${method}${path}`, method, path, summary: null, fields: null },
    })
    const { groups } = toEndpoints(
      incomplete({
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
      }),
    )
    expect(groups[0]?.id).toBe('endpoints-address')
    expect(groups[0]?.endpoints.map(({ id }) => id)).toEqual([
      'get-v1-address-address',
      'post-v1-address-address',
      'get-getnull',
    ])
    expect(JSON.stringify(groups)).not.toContain(':null')
  })
})
