import type { Params, Perspective } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { HttpError } from '../http-error.ts'
import { callerSignal, type LakeRequest } from '../lake-request.ts'
import { parseJson, readJsonObject } from '../read-body.ts'
import { sendJsonText } from '../respond.ts'

/** From this version on, a query without a perspective sees what is published. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** `GET /data/query/:dataset?query=…&$name=…` */
export async function getQuery(request: LakeRequest): Promise<void> {
  const { search } = request
  const perspective = search.getAll('perspective').flatMap((names) => names.split(','))
  await answer(request, search.get('query'), readParams(search), perspective)
}

/** `POST /data/query/:dataset` with `{query, params}`, for queries too long for an address. */
export async function postQuery(request: LakeRequest): Promise<void> {
  const body = await readJsonObject(request.message)
  const params = body.params ?? {}
  if (typeof params !== 'object' || Array.isArray(params))
    throw new HttpError(400, '"params" must be an object of parameters by name.')
  const perspective = body.perspective ?? request.search.get('perspective')?.split(',') ?? []
  const names = [perspective].flat()
  if (!names.every((name) => typeof name === 'string'))
    throw new HttpError(400, '"perspective" must be a name or a list of names.')
  await answer(request, body.query, params as Params, names)
}

async function answer(
  request: LakeRequest,
  query: unknown,
  params: Params,
  names: string[],
): Promise<void> {
  const start = performance.now()
  if (typeof query !== 'string' || query.trim() === '')
    throw new HttpError(400, 'Give a GROQ query in "query".')
  const { lake, path, search, access } = request
  const asker = { access, signal: callerSignal(request) }
  const fields = await lake.queries(path.dataset ?? '').query(asker, query, params, {
    perspective: readPerspective(request, names),
    identity: access === 'editor' ? LOCAL_USER.id : '<anonymous>',
    sourceMap: ['true', 'withKeyArraySelector'].includes(search.get('resultSourceMap') ?? ''),
    publicOnly: access !== 'editor',
  })
  const asked = search.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  const ms = Math.round(performance.now() - start)
  sendJsonText(request.response, 200, `{${asked}${fields},"ms":${ms}}`)
}

function readPerspective(request: LakeRequest, names: string[]): Perspective {
  const given = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  const [first] = given
  const isEditor = request.access === 'editor'
  if (first === undefined) return isEditor ? defaultPerspective(request.apiVersion) : 'published'
  if (given.length === 1 && first === 'published') return first
  if (!isEditor)
    throw new HttpError(
      401,
      `The perspective "${given.join(',')}" shows unpublished content; it needs the lake’s token.`,
    )
  return given.length === 1 && (first === 'raw' || first === 'drafts') ? first : given
}

function defaultPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}

/** The `$name=JSON` pairs of an address. */
export function readParams(search: URLSearchParams): Params {
  const params: Params = {}
  for (const [key, value] of search)
    if (key.startsWith('$') && key !== '$__proto__')
      params[key.slice(1)] = parseJson(value, `The parameter ${key.slice(0, 60)}`)
  return params
}
