import { request as httpRequest } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type BotDouble, startBotDouble } from '../../../support/bot-double'
import { type OwnSite, startOwnSite } from '../../../support/own-site'
import { sharedStack } from '../../../support/shared-stack'
import { pdf } from '../../../support/test-documents'
import { until } from '../../../support/until'
import { application, upload } from '../../leads/test-application'

const stack = sharedStack()
let bot: BotDouble
let site: OwnSite

beforeAll(async () => {
  bot = await startBotDouble()
  // A site of its own: it is ended while it accepts and delivers.
  site = await startOwnSite(stack, { env: { TELEGRAM_API_URL: bot.url } })
  return async () => {
    await site.stop()
    await bot.stop()
  }
})

beforeEach(() => {
  bot.always({ kind: 'deliver' })
  bot.messages.length = 0
})

const arrivedIds = () => bot.messages.map(({ text }) => text.slice(-36))

const untilDelivered = (ids: string[]) => until(() => ids.every((id) => arrivedIds().includes(id)))

function entryOf(submissionId: string) {
  const file = new DatabaseSync(site.leadsDatabase, { readOnly: true })
  const query = 'select * from outbox_entry where submission_id = ?'
  const entry = file.prepare(query).get(submissionId)
  file.close()
  return entry
}

/**
 * Posts a body without Content-Length, complete or only its first bytes; resolves to the status, or 0 without a
 * response.
 */
async function postPieces(request: Request, bytes?: number): Promise<number> {
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const { port } = new URL(site.url)
  const options = { host: '127.0.0.1', port, path: '/api/submissions', method: 'POST', headers }
  return new Promise((resolve) => {
    const sending = httpRequest(options, (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    sending.on('error', () => resolve(0))
    if (bytes === undefined) sending.end(body)
    else sending.write(body.subarray(0, bytes), () => sending.destroy())
  })
}

test('an upload that is cut off or too large leaves nothing behind, and a whole one arrives', async () => {
  const before = site.process().pid
  const tooLarge = await upload(application(), new File([pdf(20_000_000)], 'cv.pdf'))
  expect([413, 0]).toContain(await postPieces(tooLarge))
  const whole = application()
  const resume = new File([pdf(9_000_000)], 'cv.pdf')
  for (let cut = 0; cut < 10; cut += 1)
    expect(await postPieces(await upload(whole, resume), 4_000_000)).toBe(0)
  expect(entryOf(whole.submissionId)).toBeUndefined()
  expect(await postPieces(await upload(whole, resume))).toBe(202)
  await untilDelivered([whole.submissionId])
  const ours = () => bot.documents.filter(({ caption }) => caption.includes(whole.submissionId))
  await until(() => ours().length > 0)
  expect(ours()).toMatchObject([{ name: 'cv.pdf' }])
  expect(site.process().pid).toBe(before)
})
