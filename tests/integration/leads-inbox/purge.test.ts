import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DATABASES_OF_COMMANDS } from '../../support/test-databases'
import { supportRequest } from '../leads/open-test-leads'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

const purge = (location: string, ...args: string[]) =>
  inboxJson<object>(location, ['purge', '--older-than', '180d', '--yes', ...args])

const bytesOf = (location: string) =>
  [location, `${location}-wal`]
    .filter(existsSync)
    .map((path) => readFileSync(path, 'latin1'))
    .join()

test('purged submissions leave no byte in the file or its log while the site has it open', async () => {
  const { location, leads, put } = await openStoredLeads()
  const words = 'the-words-of-a-purged-visitor'
  for (let sent = 0; sent < 30; sent += 1) {
    const answers = {
      ...supportRequest,
      subject: `${words}-${sent}`,
      description: words.repeat(50),
    }
    await put({ answers, state: sent % 3 ? 'delivered' : 'blocked', ageDays: 181 })
  }
  const kept = await put({ ageDays: 179, state: 'delivered' })
  expect(bytesOf(location)).toContain(words)
  expect(await purge(location)).toMatchObject({ deleted: 30, keptUndelivered: 0, erased: true })
  expect(bytesOf(location)).not.toContain(words)
  const { database } = leads
  expect(await database.selectFrom('submission').select('id').execute()).toEqual([{ id: kept }])
  expect(await database.selectFrom('outbox_entry').select('text').execute()).toHaveLength(1)
})

test.each(DATABASES_OF_COMMANDS)(
  'what never reached anyone is purged only when that is said ($kind)',
  async ({ newDatabase }) => {
    const { location, put } = await openStoredLeads(newDatabase)
    await put({ ageDays: 400 })
    await put({ ageDays: 400, state: 'abandoned' })
    await put({ ageDays: 400, state: 'delivered' })
    expect(await purge(location)).toMatchObject({ deleted: 1, keptUndelivered: 2 })
    expect(await purge(location)).toMatchObject({ deleted: 0, keptUndelivered: 2 })
    expect(await purge(location, '--include-undelivered')).toMatchObject({ deleted: 2 })
  },
)

test('without a terminal nothing is deleted without --yes', async () => {
  const { location, put } = await openStoredLeads()
  await put({ ageDays: 400, state: 'delivered' })
  const { status, out, err } = await inbox(location, ['purge', '--older-than', '1w'])
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err).toMatch(/^1 submission from before .* add --yes\.\n$/)
  expect(await inboxJson(location, ['list'])).toHaveLength(1)
})
