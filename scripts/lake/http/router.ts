import { HttpError } from './http-error.ts'
import type { Handler } from './lake-request.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint {
  method: Method
  /** `/v/…` matches any API version, `:name` one segment of the path. */
  path: string
  /** `editor` requires the token or the login cookie. */
  needs: 'nothing' | 'editor'
  handle: Handler
}

interface Match {
  endpoint: Endpoint
  path: Record<string, string>
  apiVersion: string
}

const VERSION = /^v(X|\d+(?:-\d\d-\d\d)?)$/

/** Compiles a table of endpoints into a function that finds the one for a request, or throws 404 or 405. */
export function createRouter(endpoints: readonly Endpoint[]) {
  const table = endpoints.map((endpoint) => ({
    endpoint,
    pattern: endpoint.path.split('/').slice(1),
  }))

  return (method: string, pathname: string): Match => {
    const parts = pathname.split('/').filter((part) => part !== '')
    const [, apiVersion = ''] = VERSION.exec(parts[0] ?? '') ?? []
    if (apiVersion) parts[0] = 'v'
    const decoded = parts.map(decodePart)
    const wanted = method === 'HEAD' ? 'GET' : method
    const allowed: string[] = []
    for (const { endpoint, pattern } of table) {
      const path = matchParts(pattern, decoded)
      if (path === undefined) continue
      if (endpoint.method === wanted) return { endpoint, path, apiVersion }
      allowed.push(endpoint.method)
    }
    if (allowed.length > 0) throw new HttpError(405, `Use ${allowed.join(' or ')} for ${pathname}.`)
    throw new HttpError(
      404,
      `The local lake has no endpoint ${method} ${pathname.slice(0, 200)}. Its README lists what it has.`,
    )
  }
}

function matchParts(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const path: Record<string, string> = {}
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) path[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return path
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpError(400, 'The URL has malformed percent-encoding.')
  }
}
