import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisConnection, RedisLink } from '@/cache/redis-link'
import { RefreshLog } from '@/cache/refresh-log'
import { SharedCache } from '@/cache/shared-cache'
import { type RedisOfTest, redisProgram, startTestRedis } from '../../support/redis.ts'
import { until } from '../../support/until.ts'

const LIFE = { revalidate: 3600, expire: 3600 }
const LOG = 'content:refreshed'

let redis: RedisOfTest
beforeAll(async () => {
  if (redisProgram) redis = await startTestRedis()
})
afterAll(() => redis?.stop())

describe.skipIf(!redisProgram)('the cache that servers share', () => {
  let one: SharedCache
  let other: SharedCache
  let count = 0
  const newKey = () => `page-${++count}`
  const open = (build = 'build', onAnnounced = () => undefined) =>
    new SharedCache({ url: redis.url, content: 'content', build, onAnnounced })
  const are = (state: string) => until(() => [one, other].every((each) => each.state === state))

  /** Renders an entry; `meanwhile` runs during it. */
  async function render(
    server: SharedCache,
    key: string,
    tags: string[],
    meanwhile = async () => {},
  ) {
    server.begin(key)
    await meanwhile()
    const begun = server.takeBeginning(key)
    const entry = { value: key, tags, position: begun?.position ?? '' }
    await server.keep('page', key, entry, LIFE)
  }
  /** Whether it resolves without waiting for a timer or a connection. */
  const isAtOnce = (reading: Promise<unknown>) =>
    Promise.race([reading.then(() => true), nextTurn(false)])
  const isKept = async (server: SharedCache, key: string) =>
    (await server.read('page', key))?.value === key

  beforeAll(() => {
    one = open()
    other = open()
  })
  beforeEach(() => are('shared'))

  test('one server has what the other rendered, until a tag of it is refreshed', async () => {
    const key = newKey()
    await render(one, key, ['a', 'b'])
    await until(() => isKept(other, key))
    expect(await other.announce(['unrelated'])).toBe(true)
    await until(() => isKept(one, key))
    expect(await other.announce(['b'])).toBe(true)
    expect(await isKept(other, key)).toBe(false)
    await until(async () => !(await isKept(one, key)))
    await render(one, key, ['a', 'b'])
    await until(() => isKept(other, key))
  })

  test('what was being rendered during a refresh is not used', async () => {
    const key = newKey()
    await render(one, key, ['c'], async () => void (await other.announce(['c'])))
    await until(async () => !(await isKept(one, key)))
    expect(await isKept(other, key)).toBe(false)
  })

  test('a server that starts later has the current pages, and another build only hears of edits', async () => {
    const [fresh, old] = [newKey(), newKey()]
    await render(one, old, ['d'])
    await one.announce(['d'])
    await render(one, fresh, ['d'])
    const heard = vi.fn()
    const [late, next] = [open(), open('next-build', heard)]
    await Promise.all([late.started, next.started])
    await until(() => isKept(late, fresh))
    expect(await isKept(late, old)).toBe(false)
    expect(await isKept(next, fresh)).toBe(false)
    heard.mockClear()
    // During a deploy, servers of both builds must receive an edit.
    await one.announce(['d'])
    await until(() => heard.mock.calls.length > 0)
  })

  test('what is refreshed while Redis is away is announced when it is back, empty', async () => {
    const key = newKey()
    await render(one, key, ['e'])
    await redis.stop()
    await are('away')
    expect(await one.announce(['e'])).toBe(false)
    expect(await isAtOnce(other.read('page', key))).toBe(true)
    await redis.start()
    await are('shared')
    await until(() => redis.command('xrange', LOG, '-', '+').includes('["e"]'))
    await render(other, key, ['e'])
    await until(() => isKept(one, key))
  })

  test('a Redis that hangs costs a moment, and then nothing', async () => {
    const key = newKey()
    await render(one, key, ['f'])
    redis.pause()
    onTestFinished(redis.resume)
    expect(await one.read('page', key)).toBeUndefined()
    expect(await isAtOnce(one.read('page', key))).toBe(true)
    expect(await one.announce(['f'])).toBe(false)
    redis.resume()
    await are('shared')
    await until(async () => !(await isKept(other, key)))
  })
})

describe.skipIf(!redisProgram)('the log of refreshes that servers share', () => {
  const KEY = 'log:refreshed'
  let connection: RedisConnection

  beforeAll(async () => {
    const { promise, resolve } = Promise.withResolvers<RedisConnection>()
    const link = new RedisLink(redis.url, (commands) => {
      resolve(commands)
      return new Promise(() => undefined)
    })
    void link.keepConnected()
    connection = await promise
  })
  beforeEach(() => connection.del(KEY))

  /** A server that has read the log. */
  async function join(log = new RefreshLog(KEY)) {
    for (const entry of await log.join(connection)) log.apply(entry)
    return log
  }
  /** What a server applies when it reads on. */
  const readOn = async (log: RefreshLog) =>
    (await log.since(connection)).flatMap((entry) => log.apply(entry))
  async function announce(log: RefreshLog, ...tags: string[]) {
    log.note(tags)
    await log.send(connection)
  }
  const add = (id: string, ...tags: string[]) =>
    connection.xAdd(KEY, id, { tags: JSON.stringify(tags) })

  test('a reconnected server reads everything that it has missed', async () => {
    const other = await join()
    const missed = Array.from({ length: 2001 }, (_, at) => `t${at}`)
    await Promise.all(missed.map((tag) => add('*', tag)))
    expect(await readOn(other)).toEqual(missed)
    expect((await join(new RefreshLog(KEY))).position).toBe(other.position)
    // When it is back, it continues at its position.
    await add('*', 'new')
    expect((await other.join(connection)).map(({ tags }) => tags)).toEqual([['new']])
  })

  test('what is older than the log is not used', async () => {
    const one = await join()
    const old = one.position
    await announce(one, 'a')
    await announce(one, 'b')
    await connection.xTrim(KEY, 'MAXLEN', 1)
    const late = await join()
    expect(late.covers(old, ['c'])).toBe(false)
    expect(late.covers(late.position, ['c'])).toBe(true)
  })

  test('what is refreshed again while it is being sent is sent again', async () => {
    const [one, other] = [await join(), await join()]
    one.note(['a', 'b'])
    const sending = one.send(connection)
    one.note(['a'])
    await sending
    expect(one.hasUnsent).toBe(true)
    await one.send(connection)
    expect((await other.since(connection)).map(({ tags }) => tags)).toEqual([['a', 'b'], ['a']])
  })
})
