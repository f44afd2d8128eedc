import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { ContentError } from '@/sanity/read/content-error'
import { keepLastGood } from '@/sanity/read/last-good'
import { pathTag, tagsInResult, tagsOfChange } from '@/sanity/refresh/cache-tags'

describe('the tags of a result', () => {
  test('include every document in it, at any depth, and every referenced one', () => {
    const result = {
      _id: 'page-home',
      title: 'document:not-one',
      sections: [
        { products: [{ _id: 'product-a' }, { _id: 'product-b', icon: null }] },
        { actions: [{ reference: { _ref: 'page-missing' }, document: null }] },
      ],
    }
    expect(tagsInResult(result).sort()).toEqual([
      'document:page-home',
      'document:page-missing',
      'document:product-a',
      'document:product-b',
    ])
  })

  test('include every type of which it lists all documents', () => {
    const lists = [{ _listOf: 'job' }, { _listOf: null, jobs: [{ _id: 'job-a' }] }]
    expect(tagsInResult({ sections: lists }).sort()).toEqual(['document:job-a', 'type:job'])
  })

  test('omit values that the header of tags cannot contain, and values that are not text', () => {
    const ids = ['a'.repeat(129), 'a,b', 'a b', '', 'x\n', 7]
    expect(tagsInResult(ids.map((_ref) => ({ _ref, _listOf: 7 })))).toEqual([])
    expect(tagsInResult({ _ref: 'a'.repeat(128) })).toHaveLength(1)
  })
})

test('any path becomes a tag that is valid in a header', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')), (path) => {
      expect(pathTag(path)).toMatch(/^path:[\x21-\x2b\x2d-\x7e]*$/)
    }),
  )
})

describe('a change', () => {
  const change = { _id: 'page-a', _type: 'page', path: '/a', previousPath: '/b' }

  test('refreshes its document, its type, its current path and its previous path', () => {
    expect(tagsOfChange(change)).toEqual(['document:page-a', 'type:page', 'path:%2Fa', 'path:%2Fb'])
    expect(tagsOfChange({ ...change, previousPath: '/a' })).toHaveLength(3)
    expect(tagsOfChange({ _id: 'a', _type: 'b', path: null })).toEqual(['document:a', 'type:b'])
    const inside = tagsOfChange({ _id: 'page.drafts.a', _type: 'b' })
    expect(inside).toEqual(['document:page.drafts.a', 'type:b'])
  })

  test('of a draft or a release version refreshes nothing', () => {
    expect(tagsOfChange({ ...change, _id: 'drafts.page-a' })).toEqual([])
    expect(tagsOfChange({ ...change, _id: 'versions.r1.page-a' })).toEqual([])
  })
})

describe('a read that fails', () => {
  afterEach(() => vi.restoreAllMocks())
  const fails = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:3900') })
  }

  test('throws the query and the innermost cause in one line', async () => {
    const read = { name: 'PAGE_QUERY', query: 'never read before' }
    const error = await keepLastGood(read, fails).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toBe(
      'ContentError: Cannot read PAGE_QUERY from the content lake: connect ECONNREFUSED 127.0.0.1:3900',
    )
  })

  test('falls back to the last result of the same query, and logs that', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const read = { name: 'PAGE_QUERY', query: 'read before', params: { path: '/' } }
    expect(await keepLastGood(read, async () => 'first')).toEqual({ result: 'first', fresh: true })
    expect(await keepLastGood(read, fails)).toEqual({ result: 'first', fresh: false })
    expect(error).toHaveBeenCalledWith(expect.stringContaining('the last version stays'))
    const other = { ...read, params: { path: '/other' } }
    await expect(keepLastGood(other, fails)).rejects.toThrow(ContentError)
  })
})

test('results of the last five hundred reads are kept, the oldest go first', async () => {
  const fails = () => Promise.reject(new Error('away'))
  const read = (at: number) => ({ name: 'QUERY', query: `read ${at}` })
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await keepLastGood(read(0), async () => 0)
  await keepLastGood(read(1), async () => 1)
  // Reading it again makes it the newest.
  await keepLastGood(read(0), async () => 'again')
  for (let at = 2; at <= 500; at++) await keepLastGood(read(at), async () => at)
  expect(await keepLastGood(read(0), fails)).toEqual({ result: 'again', fresh: false })
  await expect(keepLastGood(read(1), fails)).rejects.toThrow(ContentError)
})
