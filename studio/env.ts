import { z } from 'zod'

/** The Sanity API version of the Studio's own queries. */
export const apiVersion = '2026-03-01'

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL such as http://localhost:3900',
})
const identifier = /^[a-z0-9][a-z0-9_-]*$/
/** Treats an empty variable as not set. */
const unset = (value: unknown) => (value === '' ? undefined : value)

const schema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.preprocess(
    unset,
    z
      .string()
      .regex(identifier, 'must be a project id: small letters, digits, hyphens')
      .default('lake'),
  ),
  SANITY_STUDIO_DATASET: z.preprocess(
    unset,
    z.string().regex(identifier, 'must be the name of a dataset').default('production'),
  ),
  // Empty means Sanity’s Content Lake.
  SANITY_STUDIO_API_HOST: z.union([z.literal(''), httpUrl]).optional(),
  SANITY_STUDIO_SITE_URL: z.preprocess(unset, httpUrl.default('http://localhost:3000')),
})

type StudioEnv = z.infer<typeof schema> & { SANITY_STUDIO_API_HOST: string }

/** Parses the Studio's settings; throws one line that names every malformed variable. */
export function parseEnv(values: Record<string, string | undefined>): StudioEnv {
  const result = schema.safeParse(values)
  if (result.success) {
    const { SANITY_STUDIO_PROJECT_ID: projectId, SANITY_STUDIO_API_HOST: host } = result.data
    // The local lake has one fixed project id; any other id means a project at Sanity.
    const defaultHost = projectId === 'lake' ? 'http://localhost:3900' : ''
    return { ...result.data, SANITY_STUDIO_API_HOST: host ?? defaultHost }
  }
  const errors = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The Studio cannot start: ${errors.join('; ')}.`)
}

/** The Studio's settings. The bundler inlines each of these values. */
export const env = parseEnv({
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_API_HOST: process.env.SANITY_STUDIO_API_HOST,
  SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
})

/** Whether content is in our own lake; the Studio then calls no Sanity server. */
export const usesLake = ({ SANITY_STUDIO_API_HOST: host }: StudioEnv): boolean => host !== ''

/** Features that need Sanity's servers: comments, scheduling of single documents. On the local lake they would fail. */
export function hostedFeatures(values: StudioEnv) {
  const enabled = !usesLake(values)
  return { comments: { enabled }, scheduledDrafts: { enabled } }
}
