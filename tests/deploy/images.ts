import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run/root.ts'
import { FOLDER, podman, run } from './engine.ts'

// Tests may not be able to pull images of registries, so images of Debian's programs replace them under their names.
const STAND_INS = {
  node: 'node:24-bookworm-slim',
  postgres: 'postgres:17-bookworm',
}
const HERE = import.meta.dirname
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const BASE = 'localhost/chainlantern-base'
/** This machine's npm settings, such as a registry. */
const NPMRC = join(homedir(), '.npmrc')

/** Builds the images that stand in for those of registries. */
export async function buildStandIns(): Promise<void> {
  await podman(['image', 'exists', BASE]).catch(importBase)
  await podman(['tag', BASE, 'debian:bookworm-slim'])
  const context = join(FOLDER, 'context')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context, { recursive: true })
  const npm = join(realpathSync(await run('which', ['npm'])), '../..')
  const files = { node: process.execPath, npm, 'ca-certificates.crt': CERTIFICATES, '.': HERE }
  for (const [name, from] of Object.entries(files))
    cpSync(from, join(context, name), { recursive: true })
  for (const [target, image] of Object.entries(STAND_INS))
    await build(image, context, ['--target', target])
  rmSync(context, { recursive: true })
}

/** Builds the images of the site as the README does, and a second version of it with other pages and scripts. */
export async function buildImages(args: Record<string, string>): Promise<void> {
  await build('chainlantern-proxy:1', ROOT, ['-f', 'scripts/deploy/Containerfile'])
  for (const target of ['tools', 'backup', 'web', 'studio']) await buildSite(target, '1', args)
  const chat = { CHAT_SCRIPT_URL: 'https://chat.example.com/{id}.js#version-2' }
  await buildSite('web', '2', { ...args, ...chat })
  await podman(['tag', 'chainlantern-backup:1', 'chainlantern-backup:2'])
}

async function buildSite(target: string, tag: string, args: Record<string, string>) {
  await build(`chainlantern-${target}:${tag}`, ROOT, [
    ...['-f', join(ROOT, 'web/Containerfile'), '--target', target],
    ...(existsSync(NPMRC) ? ['--secret', `id=npmrc,src=${NPMRC}`] : []),
    ...['--add-host', 'content.localhost:127.0.0.1'],
    ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
  ])
}

async function build(image: string, context: string, options: string[]): Promise<void> {
  const startedAt = Date.now()
  const always = ['build', '--network', 'host', '--format', 'docker', '--layers', '-t', image]
  await podman([...always, ...options, context], 1200)
  console.log(`${image}: built in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

async function importBase(): Promise<void> {
  const folder = join(FOLDER, 'base')
  rmSync(folder, { recursive: true, force: true })
  await run(
    'debootstrap',
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder],
    600,
  )
  await run('tar', ['-C', folder, '-cf', `${folder}.tar`, '.'])
  await podman(['import', `${folder}.tar`, BASE], 300)
  for (const path of [folder, `${folder}.tar`]) rmSync(path, { recursive: true })
}
