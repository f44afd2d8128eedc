import type { Problem } from './problem'

/** Refuses a body that does not call itself JSON; a form on another site cannot send this type. */
export function refuseOtherTypes(request: Request): Problem | undefined {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return undefined
  const headers = { accept: 'application/json' }
  return { status: 415, detail: 'Send the submission as application/json.', headers }
}
