import { inTime } from '../../../lib/in-time.ts'
import { log } from '../../../lib/log.ts'
import { formHref } from '../../../lib/routes.ts'
import { reasonOf } from '../store/error-reason.ts'
import { TIMEOUT_MS } from '../store/settings.ts'
import type { Accepting } from './accept.ts'
import { countDownload, isWorking, MOST_DOWNLOADS, readSignedPath } from './downloads.ts'
import { answerWithPage, type DrawPage, link as linkTo, paragraph, say } from './own-page.ts'

/** A PDF at the content API, its size in bytes, and the name by which a browser saves it. */
type StoredFile = { url: string; size: number; name: string }

/** Where files come from: published content. */
export type FileSource = {
  /** Undefined if the file is no longer published. May reject. */
  find: (file: string) => Promise<StoredFile | undefined>
  /** The path of the page that offers it. */
  pageOf: (file: string) => Promise<string | undefined>
}

/**
 * Answers a signed link: 200 with the PDF; 404 for a link that we did not sign, 410 for one that has ended, 503 while
 * the database or the file cannot be had, each with a page that says what to do. HEAD counts nothing. A range is not
 * served (`accept-ranges: none`): viewers then ask once for the whole.
 */
export async function answerDownload(
  request: Request,
  segments: readonly string[],
  source: FileSource,
  { database, settings: { downloadSecret: secret }, clock, drawPage }: Accepting,
): Promise<Response> {
  const link = secret ? readSignedPath(secret, segments) : undefined
  if (!link) return refusalPage(drawPage, 404, UNKNOWN)
  const { file } = link
  const use = { ...link, now: clock() }
  const explain = async () => {
    const page = await source.pageOf(file).catch(() => undefined)
    return refusalPage(drawPage, 410, GONE, page)
  }
  try {
    const isOpen = await inTime(isWorking(database, use), TIMEOUT_MS.store)
    const found = isOpen ? await source.find(file) : undefined
    if (!found) return await explain()
    if (request.method === 'HEAD') return new Response(null, { headers: headersOf(found) })
    const stored = await inTime(fetch(found.url, AS_STORED), TIMEOUT_MS.file)
    if (!stored.ok) throw new Error(`the content API answered ${stored.status}`)
    const headers = headersOf(found)
    // Not before the file is there: a failure must not cost a download.
    const isCounted = await inTime(countDownload(database, use), TIMEOUT_MS.store)
    if (isCounted) return new Response(stored.body, { headers })
    await stored.body?.cancel()
    return await explain()
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: a file could not be sent')
    return refusalPage(drawPage, 503, BUSY)
  }
}

/** Not compressed, so that its length is the one in the content. */
const AS_STORED = { headers: { 'accept-encoding': 'identity' } }

function headersOf({ size, name }: StoredFile): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-length': String(size),
    'content-disposition': `attachment; filename="${name}"`,
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  }
}

type Explanation = { title: string; text: string }

const UNKNOWN: Explanation = {
  title: 'This link does not work',
  text: 'It is incomplete or was changed in transit. Copy the whole link from our message, or request the report again on its page.',
}

const GONE: Explanation = {
  title: 'This link has ended',
  text: `A download link works for 7 days and ${MOST_DOWNLOADS} downloads, for as long as its report is offered. Request the report again and you get a new one at once.`,
}

const BUSY: Explanation = {
  title: 'The file cannot be sent just now',
  text: 'Nothing is lost, and this try does not count. Open the link again in a minute.',
}

function refusalPage(
  drawPage: DrawPage,
  status: number,
  { title, text }: Explanation,
  page?: string,
): Promise<Response> {
  const again = page ? `<p class="mt-3">${linkTo(page, 'Go to the report’s page')}</p>` : ''
  return answerWithPage(drawPage, {
    status,
    path: formHref('report-download'),
    change: (root) => say(root, title, paragraph(text) + again),
    headers: status === 503 ? { 'retry-after': '60' } : {},
  })
}
