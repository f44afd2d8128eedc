import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT } from '../../scripts/run/root.ts'
import { untilServed } from '../deploy/drills.ts'
import { run, startEngine, stopEngine } from '../deploy/engine.ts'
import { buildImages, buildNextVersion } from '../deploy/images.ts'
import { writeOverride } from '../deploy/override.ts'
import {
  compose,
  keepHealth,
  mustCompose,
  writeCertificate,
  writeEnvFile,
} from '../deploy/recipe.ts'
import { note, startReport } from '../deploy/report.ts'
import { DATABASE, FOLDER } from '../deploy/settings.ts'
import { buildStandIns } from '../deploy/stand-ins.ts'

const END_WITH_PARENT = join(ROOT, 'scripts/run/end-with-parent.mjs')

/**
 * For `npm run test:deploy`: builds the images and starts the recipe of scripts/deploy by its README, once for all test
 * files; returns the teardown. Everything is in `FOLDER`, which keeps images for the next run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  let stopHealth = () => {}
  const end = async () => {
    stopHealth()
    await compose(['down', '-v', '-t', '5'])
    await removeAll()
    await stopEngine()
  }
  startReport()
  await startEngine()
  try {
    // Leftovers of a killed run.
    await removeAll()
    empty()
    await buildStandIns()
    note('stand-ins built')
    writeOverride()
    const outside = await startOutside()
    try {
      await buildImages()
      note('images built')
      await buildNextVersion()
      note('images of the next version built')
    } finally {
      outside.kill()
      await once(outside, 'exit')
    }
    execFileSync('chown', ['10001', join(FOLDER, 'backups')])
    writeEnvFile()
    await writeCertificate()
    stopHealth = keepHealth()
    await mustCompose(['up', '-d'], 300)
    await untilServed(180)
    note('up and ready')
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function removeAll(): Promise<void> {
  await run('podman', ['rm', '-f', '--all', '-t', '0'])
  for (const kind of ['network', 'volume']) await run('podman', [kind, 'prune', '-f'])
  // Monitors of commands in containers, which keep exit codes for five minutes.
  spawnSync('pkill', ['-f', `conmon .*${FOLDER}/engine/`])
}

/** An empty machine. */
function empty(): void {
  for (const name of ['lake', 'database', 'backups']) {
    rmSync(join(FOLDER, name), { recursive: true, force: true })
  }
  mkdirSync(DATABASE, { recursive: true })
}

/** The content API for the builds, on this machine. */
async function startOutside(): Promise<ChildProcess> {
  const script = join(ROOT, 'tests/deploy/outside.ts')
  const outside = spawn(process.execPath, ['--import', END_WITH_PARENT, script], {
    env: { ...process.env, STARTED_BY: String(process.pid), LAKE_DIR: join(FOLDER, 'lake') },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = text(outside.stderr)
  const ended = once(outside, 'exit').then(async ([code]) => {
    throw new Error(`The services outside ended with ${code}:\n${await said}`)
  })
  await Promise.race([once(outside.stdout, 'data'), ended])
  ended.catch(() => {})
  return outside
}
