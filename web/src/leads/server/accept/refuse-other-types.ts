import type { Problem } from './problem'

const TYPE = /^application\/json\s*(?:;\s*charset="?(?:utf-8|us-ascii)"?\s*)?;?$/

/** Refuses a body that does not call itself JSON; a form on another site cannot send this type. */
export function refuseOtherTypes(request: Request): Problem | undefined {
  const type = request.headers.get('content-type')?.trim().toLowerCase() ?? ''
  if (TYPE.test(type)) return refuseEncoded(request)
  const detail = 'Send the submission as application/json in UTF-8.'
  return { status: 415, detail, headers: { accept: 'application/json' } }
}

/** Refuses a compressed body: a small one may hold a large one, and no browser compresses a form. */
export function refuseEncoded(request: Request): Problem | undefined {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return undefined
  const headers = { 'accept-encoding': 'identity' }
  return { status: 415, detail: 'Send the submission uncompressed.', headers }
}
