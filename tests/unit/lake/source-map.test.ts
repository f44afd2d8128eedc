import type { ContentSourceMap } from '@sanity/client'
import * as csm from '@sanity/client/csm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { params, perspective, QUERIES, write } from '../../support/lake/lake-arbitraries.ts'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

const POST = {
  _id: 'post',
  _type: 'post',
  title: 'Traced',
  tags: ['btc', 'eth'],
  author: { _type: 'reference', _ref: 'ada' },
  editors: [
    { _key: 'e1', _type: 'reference', _ref: 'ada' },
    { _key: 'e2', _type: 'reference', _ref: 'bob' },
  ],
  body: [{ _key: 'b1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Hello' }] }],
}
const SPAN = 'body[_key=="b1"].children[_key=="s1"].text'
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }
const BOB = { _id: 'bob', _type: 'person', name: 'Bob' }
const DRAFT = { ...BOB, _id: 'drafts.bob', name: 'Bobby' }

/** The edit target that `@sanity/client` resolves for a value of a result. */
function editTarget(map: ContentSourceMap | undefined, path: csm.ContentSourceMapParsedPath) {
  const { mapping, pathSuffix } = csm.resolveMapping(path, map) ?? {}
  if (!map || !mapping || mapping.source.type !== 'documentValue') return undefined
  const place = csm.parseJsonPath((map.paths[mapping.source.path] ?? '') + pathSuffix)
  return { id: map.documents[mapping.source.document]?._id, path: csm.jsonPathToStudioPath(place) }
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

  it.each<[string, csm.ContentSourceMapParsedPath, string, string]>([
    [`${post}{title}`, ['title'], 'post', 'title'],
    [`${post}{"renamed": title}`, ['renamed'], 'post', 'title'],
    [`${post}{tags}`, ['tags', 1], 'post', 'tags[1]'],
    [`${post}{"by": author->name}`, ['by'], 'ada', 'name'],
    [`${post}{"names": editors[]->name}`, ['names', 1], 'drafts.bob', 'name'],
    [`${post}{body}`, ['body', 0, 'children', 0, 'text'], 'post', SPAN],
    [`${post}{"text": coalesce(missing, title)}`, ['text'], 'post', 'title'],
    ['*[_type == "person"] | order(name desc){name}', [0, 'name'], 'drafts.bob', 'name'],
    ['{"people": *[_type == "person"][0...1]}', ['people', 0, 'name'], 'ada', 'name'],
  ])('of %s leads %j to %s, %s', (groq, path, id, target) => {
    const { resultSourceMap } = ask(documents, groq)
    const edit = editTarget(resultSourceMap, path)
    expect(edit && { ...edit, path: csm.studioPath.toString(edit.path) }).toEqual({
      id,
      path: target,
    })
  })

  it.each([
    ['computed', `${post}{"t": upper(title)}`],
    ['brought in by a splat of another object', `${post}{...author->, "t": 1}`],
  ])('is silent about a value that is %s', (_, groq) => {
    const { resultSourceMap } = ask(documents, groq)
    expect(editTarget(resultSourceMap, ['t'])).toBeUndefined()
    expect(editTarget(resultSourceMap, ['name'])).toBeUndefined()
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
          const at = csm.parseJsonPath(path)
          const place = at.map((step) => (typeof step === 'object' ? step._index : step))
          const edit = editTarget(resultSourceMap, at)
          const field = edit?.path.at(-1)
          if (field === '_id' || field === '_originalId') continue
          const stored = made.stored.get(edit?.id ?? '')
          expect(csm.studioPath.get(stored, edit?.path ?? [])).toEqual(
            csm.studioPath.get(result, place),
          )
          mapped += 1
        }
      }),
      { numRuns: 100 },
    )
    // Guards against a vacuous run.
    expect(mapped).toBeGreaterThan(0)
  }, 60_000)
})
