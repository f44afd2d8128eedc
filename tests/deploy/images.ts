import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run/root.ts'
import { podman, run } from './engine.ts'
import { API_HOST, CONTENT_HOST, SITE_URL } from './settings.ts'

const BUILD = ['build', '--network', 'host', '--format', 'docker', '--layers']
const SITE = ['--add-host', `${CONTENT_HOST}:127.0.0.1`, '--build-arg', `SITE_URL=${SITE_URL}`]
const CONTENT = ['--build-arg', `SANITY_API_HOST=${API_HOST}`]
/** This machine's npm settings, such as a registry. */
const NPMRC = join(homedir(), '.npmrc')

/** Builds all images as the README does. The content API must be running. */
export async function buildImages(): Promise<void> {
  await build('chainlantern-proxy:1', ['-f', 'scripts/deploy/Containerfile'])
  await buildSite('tools', '1')
  await buildSite('backup', '1')
  await buildSite('web', '1')
  await buildSite('studio', '1')
}

/** Builds a later version of the site, with other pages and scripts. */
export async function buildNextVersion(): Promise<void> {
  const chat = ['CHAT_SCRIPT_URL=https://chat.example.com/{id}.js', 'CHAT_ID=version-2']
  await buildSite(
    'web',
    '2',
    chat.flatMap((each) => ['--build-arg', each]),
  )
  await podman(['tag', 'chainlantern-backup:1', 'chainlantern-backup:2'])
  await podman(['tag', 'chainlantern-tools:1', 'chainlantern-tools:2'])
}

async function buildSite(target: string, version: string, more: string[] = []): Promise<void> {
  const secret = existsSync(NPMRC) ? ['--secret', `id=npmrc,src=${NPMRC}`] : []
  const options = ['-f', 'web/Containerfile', '--target', target, ...secret, ...SITE, ...CONTENT]
  await build(`chainlantern-${target}:${version}`, [...options, ...more])
}

async function build(image: string, options: string[]): Promise<void> {
  const { code, output } = await run('podman', [...BUILD, ...options, '-t', image, ROOT], 900)
  if (code !== 0)
    throw new Error(`The build of ${image} ended with ${code}:\n${output.slice(-4000)}`)
}
