import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { podman, run } from './engine.ts'
import { FOLDER } from './settings.ts'

// Tests may not be able to pull images of registries, so images of Debian's programs replace them under the same names.

const SOURCES = join(import.meta.dirname, 'stand-ins')
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const BASE = 'localhost/chainlantern-base'
/** Files that debian:bookworm-slim omits, too. */
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'var/lib/apt/lists',
  'var/cache/apt',
]

export const STAND_INS = {
  node: 'node:24-bookworm-slim',
  postgres: 'postgres:17-bookworm',
  valkey: 'valkey/valkey:8-bookworm',
}

/** Builds the missing images. */
export async function buildStandIns(): Promise<void> {
  if (!(await exists(BASE))) await importBase()
  await podman(['tag', BASE, 'debian:bookworm-slim'])
  const context = contextFolder()
  for (const [name, image] of Object.entries(STAND_INS)) {
    if (await exists(image)) continue
    const file = join(SOURCES, `${name}.Containerfile`)
    await podman(
      ['build', '--network', 'host', '--format', 'docker', '-f', file, '-t', image, context],
      300,
    )
  }
  rmSync(context, { recursive: true })
}

const exists = async (image: string) => (await run('podman', ['image', 'exists', image])).code === 0

async function importBase(): Promise<void> {
  const folder = join(FOLDER, 'base')
  rmSync(folder, { recursive: true, force: true })
  const { code, output } = await run(
    'debootstrap',
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder],
    400,
  )
  if (code !== 0) throw new Error(`debootstrap ended with ${code}:\n${output.slice(-2000)}`)
  for (const path of LEFT_OUT) rmSync(join(folder, path), { recursive: true, force: true })
  for (const path of LEFT_OUT.slice(-2)) mkdirSync(join(folder, path), { recursive: true })
  const archive = `${folder}.tar`
  await run('tar', ['-C', folder, '-cf', archive, '.'])
  await podman(['import', archive, BASE])
  for (const path of [folder, archive]) rmSync(path, { recursive: true })
}

function contextFolder(): string {
  const context = join(FOLDER, 'context')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context, { recursive: true })
  copyFileSync(process.execPath, join(context, 'node'))
  const npm = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim()
  cpSync(join(realpathSync(npm), '../..'), join(context, 'npm'), { recursive: true })
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(context, 'ca-certificates.crt'))
  else writeFileSync(join(context, 'ca-certificates.crt'), '')
  for (const name of ['postgres', 'valkey']) {
    copyFileSync(join(SOURCES, `${name}-entrypoint.sh`), join(context, `${name}-entrypoint.sh`))
  }
  return context
}
