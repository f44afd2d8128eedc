import { type Check, failed, ok, reasonOf, request, skipped, statusOf, warning } from './check.ts'

const MANAGE = 'sanity.io/manage'

/** Inconsistent settings, and URLs that only this machine can resolve. */
export const settingsCheck: Check = {
  name: 'Settings',
  run({ settings, isHosted }) {
    const { projectId, apiHost } = settings.content
    if (projectId !== 'lake' && isLocal(apiHost)) {
      return failed(
        `Project ${projectId} is read from ${apiHost}, a local lake, which has only the project "lake".`,
        'Remove SANITY_API_HOST, so that Sanity’s own host is used.',
      )
    }
    const local = Object.entries({ SITE_URL: settings.siteUrl, STUDIO_URL: settings.studioUrl })
      .filter(([, url]) => isLocal(url))
      .map(([name]) => name)
    if (isHosted && local.length > 0) {
      return warning(
        `${local.join(' and ')} name this machine.`,
        'Set them to the public URLs before you build for visitors: metadata, previews and links use them.',
      )
    }
    return ok(isHosted ? `project ${projectId} at Sanity` : `the lake at ${apiHost}`)
  },
}

/** Whether the content API answers and has the documents that every page needs. */
export const contentApiCheck: Check = {
  name: 'Content API',
  async run({ settings, client, readToken }) {
    const { dataset } = settings.content
    try {
      const { count, missing } = await client(readToken).fetch<{
        count: number
        missing: string[]
      }>('{"count": count(*), "missing": $needed[!(@ in *[_id in $needed]._id)]}', {
        needed: ['siteSettings', 'navigation', 'page-home'],
      })
      if (count === 0)
        return failed(`Dataset ${dataset} is empty.`, 'Run npm run seed or npm run content:import.')
      if (missing.length > 0) {
        return failed(
          `Not published: ${missing.join(', ')}.`,
          'Publish them in the Studio, or run npm run seed.',
        )
      }
      return ok(`${count} published documents in ${dataset}`)
    } catch (error) {
      const status = statusOf(error)
      if (status === 401 || status === 403) {
        return failed(
          `It refuses SANITY_API_READ_TOKEN (${status}).`,
          `Create a token with the role Viewer at ${MANAGE}, under API.`,
        )
      }
      if (status === 404)
        return failed(reasonOf(error), 'Check SANITY_PROJECT_ID and SANITY_DATASET.')
      return failed(
        `It does not answer (${reasonOf(error)}).`,
        'Start the lake with npm start, or check SANITY_PROJECT_ID, SANITY_API_HOST and the connection.',
      )
    }
  },
}

/** Whether the dataset's visibility matches SANITY_DATASET_ACCESS. */
export const datasetAccessCheck: Check = {
  name: 'Dataset access',
  async run({ settings, client }) {
    const isPrivate = settings.content.access === 'private'
    const isReadable = await client()
      .fetch<number>('count(*[_id == "siteSettings"])')
      .then((count) => count > 0)
      .catch((error) => {
        if (statusOf(error)) return false
        throw error
      })
    if (isPrivate && isReadable) {
      return warning(
        'SANITY_DATASET_ACCESS is private, but anybody can read the published documents.',
        `Make the dataset private at ${MANAGE}, or set SANITY_DATASET_ACCESS=public.`,
      )
    }
    if (!isPrivate && !isReadable) {
      return failed(
        'The site cannot read published documents without a token.',
        'Set SANITY_DATASET_ACCESS=private, or make the dataset public.',
      )
    }
    return ok(isPrivate ? 'private, as set' : 'public, as set')
  },
}

/** Whether the read token can read drafts and nothing more. */
export const readTokenCheck: Check = {
  name: 'Read token',
  async run({ client, readToken, isHosted }) {
    if (!readToken) {
      return failed(
        'SANITY_API_READ_TOKEN is missing, so there are no previews of drafts.',
        `Create a token with the role Viewer at ${MANAGE}, under API.`,
      )
    }
    const { roles } = await client(readToken).request<{ roles?: { name: string }[] }>({
      url: '/users/me',
    })
    const names = (roles ?? []).map(({ name }) => name)
    if (isHosted && !names.includes('viewer')) {
      return warning(
        `SANITY_API_READ_TOKEN has the role ${names.join(', ') || 'none'}: it may do more than read.`,
        'Use a token with the role Viewer for the site.',
      )
    }
    return ok(isHosted ? 'role viewer' : 'the lake’s own')
  },
}

/** Whether the write token, which only commands use, can write. */
export const writeTokenCheck: Check = {
  name: 'Write token',
  async run({ client, writeToken }) {
    if (!writeToken)
      return skipped('not set; npm run seed and content:import need SANITY_API_WRITE_TOKEN')
    try {
      const document = { _id: 'doctor', _type: 'doctor' }
      await client(writeToken).createIfNotExists(document, { dryRun: true })
      return ok('may write')
    } catch (error) {
      if (!statusOf(error)) throw error
      return failed(
        `The write token is refused (${reasonOf(error)}).`,
        `Create a token with the role Editor at ${MANAGE}, under API.`,
      )
    }
  },
}

/** Whether CORS lets the Studio's and the site's pages call the content API. */
export const corsCheck: Check = {
  name: 'CORS origins',
  async run({ settings, client }) {
    const origins = [settings.studioUrl, settings.siteUrl].map((url) => new URL(url).origin)
    const refused: string[] = []
    for (const origin of new Set(origins)) {
      const response = await request(client().getUrl('/check/cors'), { headers: { origin } })
      const body = (await response.json().catch(() => null)) as {
        result?: Record<string, boolean>
      } | null
      if (!body?.result?.allowed || !body.result.withCredentials) refused.push(origin)
    }
    if (refused.length === 0) return ok(origins.join(', '))
    return failed(
      `The content API refuses requests from ${refused.join(' and ')}.`,
      `Add them at ${MANAGE} under API, CORS origins, with credentials (local lake: LAKE_ORIGINS).`,
    )
  },
}

const isLocal = (url: string) =>
  /^https?:\/\/(localhost|127\.0\.0\.1|[\w-]+\.localhost)(:|\/|$)/.test(url)
