import { z } from 'zod'

const address = z.url({
  protocol: /^https?$/,
  error: 'has to be an address such as http://localhost:3900',
})
const word = /^[a-z0-9][a-z0-9_-]*$/
/** What the shell hands over for “not set”: nothing, or nothing in quotes. */
const unset = (value: unknown) => (value === '' ? undefined : value)

const schema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.preprocess(
    unset,
    z
      .string()
      .regex(word, 'has to be a project id: small letters, digits, hyphens')
      .default('lake'),
  ),
  SANITY_STUDIO_DATASET: z.preprocess(
    unset,
    z.string().regex(word, 'has to be the name of a dataset').default('production'),
  ),
  // Empty means Sanity’s hosted Content Lake.
  SANITY_STUDIO_API_HOST: z.union([z.literal(''), address]).default('http://localhost:3900'),
  SANITY_STUDIO_SITE_URL: z.preprocess(unset, address.default('http://localhost:3000')),
})

/** The Studio's settings. */
export type StudioEnv = z.infer<typeof schema>

/** Reads the Studio's settings, or throws one line that names what is malformed. */
export function parseEnv(values: Record<string, string | undefined>): StudioEnv {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The Studio cannot start: ${problems.join('; ')}.`)
}
