import { resolve } from 'node:path'
import { z } from 'zod'
import { listen } from '../web/src/http/listen.ts'
import { ROOT } from './run/root.ts'
import { readBuiltStudio } from './studio/built-files.ts'
import { createStudioServer } from './studio/server.ts'

// Serves the built Studio from this folder (default: dist), because `sanity dev` cannot send a Content-Security-Policy.
const variables = z.object({
  // In a container it must listen on all interfaces.
  STUDIO_LISTEN: z.string().default('localhost'),
  STUDIO_PORT: z.coerce.number().int().min(1).max(65535).default(3333),
  SANITY_STUDIO_PROJECT_ID: z.string().default('lake'),
  SANITY_STUDIO_API_HOST: z.union([z.literal(''), z.url()]).optional(),
  SANITY_STUDIO_SITE_URL: z.url().default('http://localhost:3000'),
})

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

async function main() {
  const settings = variables.safeParse(process.env)
  if (!settings.success) {
    const { path, message } = settings.error.issues[0] ?? { path: [], message: '' }
    stop(`${path.join('.')} is malformed: ${message}.`)
  }
  const env = settings.data
  const defaultHost = env.SANITY_STUDIO_PROJECT_ID === 'lake' ? 'http://localhost:3900' : ''
  const folder = resolve(ROOT, 'studio', process.argv[2] ?? 'dist')
  const studio = await readBuiltStudio(folder).catch(() =>
    stop(`There is no built Studio in ${folder}: run npm start, which builds it.`),
  )
  const server = createStudioServer(studio, {
    apiHost: env.SANITY_STUDIO_API_HOST ?? defaultHost,
    siteUrl: env.SANITY_STUDIO_SITE_URL,
  })
  await listen(server, env.STUDIO_PORT, env.STUDIO_LISTEN).catch((error: NodeJS.ErrnoException) =>
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${env.STUDIO_PORT} is taken; set STUDIO_PORT to another one.`
        : `The Studio's server failed: ${error.message}`,
    ),
  )
  console.log(`Studio on http://localhost:${env.STUDIO_PORT}`)
}

await main()
