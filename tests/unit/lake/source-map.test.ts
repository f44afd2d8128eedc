import type { ContentSourceMap } from '@sanity/client'
import {
  type ContentSourceMapParsedPath,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  studioPath,
} from '@sanity/client/csm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { params, perspective, QUERIES, write } from '../../support/lake/lake-arbitraries.ts'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

const POST = {
  _id: 'post',
  _type: 'post',
  title: 'Traced',
  subtitle: "It's a \\ path",
  tags: ['btc', 'eth'],
  slug: { _type: 'slug', current: 'traced' },
  author: { _type: 'reference', _ref: 'ada' },
  editors: [
    { _key: 'e1', _type: 'reference', _ref: 'ada' },
    { _key: 'e2', _type: 'reference', _ref: 'bob' },
  ],
  body: [{ _key: 'b1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Hello' }] }],
}
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }
const BOB = { _id: 'bob', _type: 'person', name: 'Bob' }
const DRAFT = { ...BOB, _id: 'drafts.bob', name: 'Bobby' }

/** The edit target that `@sanity/client` resolves for a value of a result. */
function editTarget(map: ContentSourceMap | undefined, path: ContentSourceMapParsedPath) {
  const { mapping, pathSuffix } = resolveMapping(path, map) ?? {}
  if (!map || !mapping || mapping.source.type !== 'documentValue') return undefined
  const place = parseJsonPath((map.paths[mapping.source.path] ?? '') + pathSuffix)
  return { id: map.documents[mapping.source.document]?._id, path: jsonPathToStudioPath(place) }
}

const ask = (
  documents: LakeDocuments,
  groq: string,
  name: string | string[] = 'drafts',
  given = {},
) => documents.engine.query(groq, given, { perspective: name, sourceMap: true })

describe('a source map', () => {
  const documents = LakeDocuments.of(POST, ADA, BOB, DRAFT)
  const post = '*[_id == "post"][0]'

  it.each<[string, ContentSourceMapParsedPath, string, string]>([
    [`${post}{title}`, ['title'], 'post', 'title'],
    [`${post}{"renamed": title}`, ['renamed'], 'post', 'title'],
    [post, ['subtitle'], 'post', 'subtitle'],
    [`${post}{tags}`, ['tags', 1], 'post', 'tags[1]'],
    [`${post}{"by": author->name}`, ['by'], 'ada', 'name'],
    [`${post}{"names": editors[]->name}`, ['names', 1], 'drafts.bob', 'name'],
    [
      `${post}{body}`,
      ['body', 0, 'children', 0, 'text'],
      'post',
      'body[_key=="b1"].children[_key=="s1"].text',
    ],
    [`${post}{"text": coalesce(missing, title)}`, ['text'], 'post', 'title'],
    [`${post}{"text": select(defined(missing) => missing, title)}`, ['text'], 'post', 'title'],
    ['*[_type == "person"] | order(name desc){name}', [0, 'name'], 'drafts.bob', 'name'],
    ['{"people": *[_type == "person"][0...1]}', ['people', 0, 'name'], 'ada', 'name'],
  ])('of %s leads %j to %s, %s', (groq, path, id, target) => {
    const { resultSourceMap } = ask(documents, groq)
    const edit = editTarget(resultSourceMap, path)
    expect(edit && { ...edit, path: studioPath.toString(edit.path) }).toEqual({ id, path: target })
  })

  it.each([
    ['computed', `${post}{"t": upper(title)}`],
    ['of the query itself', `${post}{"t": "Traced"}`],
    ['brought in by a splat of another object', `${post}{...author->, "t": 1}`],
  ])('is silent about a value that is %s', (_, groq) => {
    const { resultSourceMap } = ask(documents, groq)
    expect(editTarget(resultSourceMap, ['t'])).toBeUndefined()
    expect(editTarget(resultSourceMap, ['name'])).toBeUndefined()
  })

  it('is only made when asked for', () => {
    expect(documents.engine.query(post, {}, {})).not.toHaveProperty('resultSourceMap')
  })

  it('always exists, changes no result, and maps every value to a place that contains it', () => {
    const scene = fc.record({
      start: fc.array(write, { minLength: 3, maxLength: 14 }),
      groq: fc.constantFrom(...QUERIES),
      params,
      name: perspective,
    })
    let mapped = 0
    void fc.assert(
      fc.property(scene, ({ start, groq, params: given, name }) => {
        const made = new LakeDocuments()
        for (const each of start) made.apply(each)
        const { result, resultSourceMap } = ask(made, groq, name, given)
        expect(result).toEqual(made.engine.query(groq, given, { perspective: name }).result)
        expect(resultSourceMap, groq).toBeDefined()
        for (const path of Object.keys(resultSourceMap?.mappings ?? {})) {
          const at = parseJsonPath(path)
          const edit = editTarget(resultSourceMap, at)
          const field = edit?.path.at(-1)
          if (field === '_id' || field === '_originalId') continue
          const stored = made.stored.get(edit?.id ?? '')
          expect(studioPath.get(stored, edit?.path ?? [])).toEqual(valueAt(result, at))
          mapped += 1
        }
      }),
      { numRuns: 300 },
    )
    // Guards against a vacuous run.
    expect(mapped).toBeGreaterThan(0)
  }, 60_000)
})

function valueAt(value: unknown, path: ContentSourceMapParsedPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    const key = typeof step === 'object' ? step._index : step
    return (inner as Record<string | number, unknown>)[key]
  }, value)
}
