import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LakeError } from '../../../scripts/lake/dataset/lake-error.ts'
import { evaluateTreeAsync, parseTree } from '../../../scripts/lake/dataset/query/groq-tree.ts'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { changeTags } from '../../../scripts/lake/dataset/query/sync-tags.ts'
import { rewriteTextQueries } from '../../../scripts/lake/dataset/query/text-search.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { Params, Perspective } from '../../../scripts/lake/dataset/types.ts'
import { ReferenceIndex } from '../../../scripts/lake/dataset/write/references.ts'
import {
  DIFF_QUERIES,
  params,
  perspective,
  QUERIES,
  write,
} from '../../support/lake/lake-arbitraries.ts'
import { LakeDocuments, NOW } from '../../support/lake/lake-documents.ts'

/** The result of groq-js's own `evaluate()` over all documents, uncached. */
function answerPlainly(
  { stored }: LakeDocuments,
  groq: string,
  given: Params,
  name: Perspective,
): Promise<unknown> {
  const view = new View(perspectiveRule(name, false), new Map(stored), new ReferenceIndex())
  const tree = rewriteTextQueries(parseTree(groq, given))
  const context = {
    dataset: view.all(),
    params: given,
    identity: 'anonymous',
    timestamp: NOW,
    sanity: { projectId: 'lake', dataset: 'test' },
    dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
  }
  return evaluateTreeAsync({ tree, context, normalize: true })
}

describe('the query engine', () => {
  it('answers as groq-js does without indexes, under writes in between', async () => {
    const steps = fc.array(
      fc.record({
        writes: fc.array(write, { maxLength: 3 }),
        groq: fc.constantFrom(...QUERIES, ...DIFF_QUERIES),
        params,
      }),
      { minLength: 1, maxLength: 12 },
    )
    const start = fc.array(write, { maxLength: 12 })
    const answersAlike = fc.asyncProperty(
      start,
      perspective,
      steps,
      async (first, name, rounds) => {
        const documents = new LakeDocuments()
        for (const each of first) documents.apply(each)
        for (const { writes, groq, params: given } of rounds) {
          for (const each of writes) documents.apply(each)
          const { result } = await documents.engine.ask(groq, given, { perspective: name })
          expect(result, groq).toEqual(await answerPlainly(documents, groq, given, name))
        }
      },
    )
    await fc.assert(answersAlike, { numRuns: 100 })
  }, 60_000)

  it('answers diff functions with a source map and sync tags', async () => {
    const documents = LakeDocuments.of({ _id: 'home', _type: 'page', title: 'new' })
    const groq =
      '*[_type == "page"]{title, "changed": diff::changedAny(@, {"title": "old"}, title), "only": diff::changedOnly(@, {"title": "old"}, (a, b))}'
    const { result, syncTags, resultSourceMap } = await documents.engine.ask(
      groq,
      {},
      { sourceMap: true },
    )
    expect(result).toEqual([{ title: 'new', changed: true, only: false }])
    expect(syncTags).toEqual(['s1:type:page'])
    expect(resultSourceMap?.mappings).toHaveProperty("$[0]['title']")
    expect(() => documents.engine.query(groq, {}, {})).toThrow(/diff:: functions/)
  })

  it('gives every answer the tags that a change of it fires', () => {
    const scene = fc.record({
      start: fc.array(write, { minLength: 3, maxLength: 14 }),
      change: write,
      groq: fc.constantFrom(...QUERIES),
      params,
      name: perspective,
    })
    let changed = 0
    void fc.assert(
      fc.property(scene, ({ start, change, groq, params: given, name }) => {
        const documents = new LakeDocuments()
        for (const each of start) documents.apply(each)
        const before = documents.engine.query(groq, given, { perspective: name })
        const answer = JSON.stringify(before.result)
        const previous = documents.stored.get(change.id) ?? null
        documents.apply(change)
        const after = documents.engine.query(groq, given, { perspective: name })
        if (JSON.stringify(after.result) === answer) return
        changed += 1
        const fired = changeTags(previous, change.next ?? null, documents.siblings.types(change.id))
        expect(
          before.syncTags.filter((tag) => fired.includes(tag)),
          groq,
        ).not.toEqual([])
      }),
      { numRuns: 400 },
    )
    expect(changed).toBeGreaterThan(5)
  }, 60_000)

  it.each([
    ['*[_type == "page" && slug.current == "x"][0]', ['s1:type:page']],
    ['*[_id == "home"][0]', ['s1:id:home']],
    ['*[_id in ["drafts.home", "about"]]', ['s1:id:about', 's1:id:home']],
    ['*[_type in ["page", "person"]]', ['s1:type:page', 's1:type:person']],
    ['{"a": *[_type == "page"], "b": *[_id == "home"]}', ['s1:id:home', 's1:type:page']],
    ['*[_type == "page"]{"author": author->title}', ['s1:id:ada', 's1:type:page']],
    ['*[defined(title)]', ['s1:all']],
    ['count(*)', ['s1:all']],
    ['releases::all()', ['s1:all']],
    ['1 + 1', []],
  ])('%s depends on %j', (groq, tags) => {
    const author = { _type: 'reference', _ref: 'ada' }
    const documents = LakeDocuments.of({ _id: 'home', _type: 'page', author })
    expect(documents.engine.query(groq, {}, {}).syncTags).toEqual(tags)
  })

  it.each<[string, Params, string, number]>([
    ['*[', {}, 'unexpected end-of-file, expected expression', 1],
    ['count(', {}, 'Expected expression', 6],
    ['*[_id == $id]', {}, 'param $id referenced, but not provided', 9],
    ['*[0...$to]', {}, 'slicing must use constant numbers', 0],
    ['nope()', {}, 'Undefined function: nope', 0],
    ['geo::distance(1, 2)', {}, 'not implemented', 0],
    [`${'('.repeat(6_000)}1${')'.repeat(6_000)}`, {}, 'nested too deeply', 0],
  ])('says what is wrong with %.30s', (groq, given, description, start) => {
    const ask = () => new LakeDocuments().engine.query(groq, given, {})
    expect(ask).toThrowError(
      expect.objectContaining({
        status: 400,
        body: {
          error: expect.objectContaining({
            type: 'queryParseError',
            description: expect.stringContaining(description),
            start,
          }),
        },
      }),
    )
  })

  it.each([
    ['operators', `1${'+1'.repeat(10_000)}`],
    ['conditions', `*[a == 1${' && a == 1'.repeat(4_000)}]`],
    ['fields', `*{${'"a": b->c,'.repeat(9_000)}"d": 1}`],
  ])('refuses a query of too many %s at once', (_, groq) => {
    const ask = () => new LakeDocuments().engine.query(groq, {}, {})
    expect(ask).toThrow(/too many operators/)
  })

  it.each([1_000, 2_000, 4_000, 6_000])('answers or refuses %i levels of nesting', (levels) => {
    const deep = [
      `*${'[0]'.repeat(levels)}`,
      `${'!'.repeat(levels)}true`,
      `a${'.b'.repeat(levels)}`,
    ]
    for (const groq of deep) {
      for (const ask of ['query', 'matcher'] as const) {
        try {
          new LakeDocuments().engine[ask](groq, {}, {} as never)
        } catch (error) {
          expect(error).toBeInstanceOf(LakeError)
        }
      }
    }
  })

  it('answers a query of 200 KB, and refuses one that is longer than the limit', () => {
    const { engine } = LakeDocuments.of({ _id: 'id-7', _type: 'page' })
    const ask = (length: number) =>
      engine.query(`*[_id in ["id-7", "${'x'.repeat(length)}"]]._id`, {}, {})
    expect(ask(200 * 1024).result).toEqual(['id-7'])
    expect(() => ask(300 * 1024)).toThrow(/longer than 262,144 characters/)
  })

  it('takes a long text for what it is', () => {
    const text = '+ == && '.repeat(5_000)
    expect(new LakeDocuments().engine.query(JSON.stringify(text), {}, {}).result).toBe(text)
  })

  it('turns dates and paths into text', () => {
    const { result } = new LakeDocuments().engine.query(
      '{"at": dateTime(now()), "p": path("a.*")}',
      {},
      {},
    )
    expect(result).toEqual({ at: '2026-11-20T12:00:00Z', p: 'a.*' })
  })
})
