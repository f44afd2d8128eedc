import { z } from 'zod'
import { PROJECT } from '../../lake.ts'
import { LOCAL_USER, userProfile } from '../../local-user.ts'
import { loginCookie, logoutCookie } from '../access.ts'
import { HttpError } from '../http-error.ts'
import type { LakeRequest } from '../lake-request.ts'
import { readJson } from '../read-body.ts'
import { sendJson } from '../respond.ts'

const keyValues = z.array(z.object({ key: z.string(), value: z.unknown().optional() }))

/**
 * `GET /users/me`. This logs in a page of the Studio's origin: browsers do not let a page forge its
 * origin, and a local process that can forge it could read the token as well.
 */
export function getCurrentUser(request: LakeRequest): void {
  requireUser(request)
  sendJson(request.response, 200, { ...LOCAL_USER, projectId: PROJECT })
}

/** `GET /auth/id` */
export function getUserId(request: LakeRequest): void {
  requireUser(request)
  sendJson(request.response, 200, { id: LOCAL_USER.id })
}

/** `GET /auth/providers`: there are none. */
export function getProviders({ response }: LakeRequest): void {
  sendJson(response, 200, { providers: [], thirdPartyLogin: false, sso: { saml: false } })
}

/** `POST /auth/logout` */
export function logout({ lake, response }: LakeRequest): void {
  sendJson(response, 200, { ok: true }, { 'set-cookie': logoutCookie(lake.keys) })
}

/** `GET /users/:ids` and `GET /projects/:project/users/:ids` */
export function getUsers({ response, path }: LakeRequest): void {
  const profiles = (path.ids ?? '').split(',').map((id) => userProfile(id, PROJECT))
  sendJson(response, 200, profiles.length === 1 ? profiles[0] : profiles)
}

/** `GET /users/me/keyvalue/:keys` */
export function getKeyValues({ lake, response, path }: LakeRequest): void {
  const keys = (path.keys ?? '').split(',')
  sendJson(
    response,
    200,
    keys.map((key) => ({ key, value: lake.keyValues.get(key) })),
  )
}

/** `PUT /users/me/keyvalue` with `[{key, value}]` */
export async function putKeyValues({ lake, message, response }: LakeRequest): Promise<void> {
  const pairs = await readJson(message, keyValues)
  for (const { key, value } of pairs) lake.keyValues.set(key, value)
  sendJson(response, 200, pairs)
}

function requireUser({ lake, response, access, origin }: LakeRequest): void {
  const isStudio = origin !== undefined && lake.options.studioOrigins.includes(origin)
  if (isStudio) response.setHeader('set-cookie', loginCookie(lake.keys))
  else if (access === 'visitor')
    throw new HttpError(
      401,
      'Not logged in. Send the lake’s token, or send the request from the Studio.',
    )
}
