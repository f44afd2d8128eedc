import { parseEnv } from './parse-env'

// Each is written out, because the bundler replaces these expressions with their values.
export const env = parseEnv({
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_API_HOST: process.env.SANITY_STUDIO_API_HOST,
  SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
})
