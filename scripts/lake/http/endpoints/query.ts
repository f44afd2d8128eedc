import { z } from 'zod'
import type { Params, Perspective } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { HttpError } from '../http-error.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { flagOn, nameList, readParameters } from '../parameters.ts'
import { parseJson, readJson } from '../read-body.ts'
import { sendJson } from '../respond.ts'

const groq = z.string('must be a GROQ query').regex(/\S/, 'must be a GROQ query')

const parameters = z.object({
  perspective: nameList.optional(),
  returnQuery: flagOn,
  resultSourceMap: z
    .enum(['true', 'false', 'withKeyArraySelector'], 'must be true, false or withKeyArraySelector')
    .default('false'),
})

const getParameters = parameters.extend({ query: groq })

const queryBody = z.object({
  query: groq,
  params: z.record(z.string(), z.unknown(), 'must be an object of parameters by name').nullish(),
  perspective: z
    .union([nameList, z.array(z.string())], 'must be a name or a list of names')
    .nullish(),
})

interface Question {
  query: string
  params: Params
  /** The names of a perspective; none for the default one. */
  perspective: string[]
}

/** `GET /data/query/:dataset?query=…&$name=…` */
export async function getQuery(request: LakeRequest): Promise<void> {
  const { search } = request
  const { query, ...options } = readParameters(search, getParameters)
  const perspective = options.perspective ?? []
  await answer(request, { query, params: readParams(search), perspective }, options)
}

/** `POST /data/query/:dataset` with `{query, params}`, for queries too long for a URL. */
export async function postQuery(request: LakeRequest): Promise<void> {
  const options = readParameters(request.search, parameters)
  const body = await readJson(request.message, queryBody)
  const perspective = body.perspective ?? options.perspective ?? []
  await answer(request, { query: body.query, params: body.params ?? {}, perspective }, options)
}

async function answer(
  request: LakeRequest,
  { query, params, perspective }: Question,
  { returnQuery, resultSourceMap }: z.infer<typeof parameters>,
): Promise<void> {
  const start = performance.now()
  const { access } = request
  const { result, ...rest } = await datasetOf(request).query(query, params, {
    perspective: readPerspective(request, perspective),
    identity: access === 'editor' ? LOCAL_USER.id : '<anonymous>',
    sourceMap: resultSourceMap !== 'false',
    publicOnly: access !== 'editor',
  })
  const ms = Math.round(performance.now() - start)
  const answered = {
    ...(returnQuery && { query }),
    result: result ?? null,
    ...rest,
    ms,
  }
  sendJson(request.response, 200, answered)
}

function readPerspective(request: LakeRequest, names: string[]): Perspective {
  const isEditor = request.access === 'editor'
  if (names.length === 0)
    return isEditor && !isPublishedByDefault(request.apiVersion) ? 'raw' : 'published'
  if (isEditor || names.join() === 'published') return names
  throw new HttpError(
    401,
    `The perspective "${names.join()}" includes unpublished content and needs the lake’s token.`,
  )
}

/** Whether queries and listeners of this API version leave out drafts and versions unless they ask for them. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= '2025-02-19'
}

/** The `$name=JSON` pairs of a URL. */
export function readParams(search: URLSearchParams): Params {
  const params: Params = {}
  for (const [key, value] of search)
    if (key.startsWith('$') && key !== '$__proto__')
      params[key.slice(1)] = parseJson(value, `The parameter ${key.slice(0, 60)}`)
  return params
}
