import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run/root.ts'
import { BOT_PORT, CONTENT_HOST, CONTENT_PORT, CONTROL_PORT, FOLDER } from './settings.ts'
import { STAND_INS } from './stand-ins.ts'

const OUTSIDE = '172.31.77.30'
const EXTRA_HOSTS = { extra_hosts: [`${CONTENT_HOST}:${OUTSIDE}`] }

/**
 * Writes the tests' compose file: the external services as another container, the content API's name, and the folder of
 * the database. JSON is YAML, too.
 */
export function writeOverride(): void {
  for (const name of ['lake', 'database', 'backups', 'tls']) {
    mkdirSync(join(FOLDER, name), { recursive: true })
  }
  const services = {
    outside: {
      image: STAND_INS.node,
      command: ['node', '/repository/tests/deploy/outside.ts'],
      environment: {
        LAKE_DIR: '/lake',
        LISTEN: '0.0.0.0',
        WEBHOOK_URL: 'https://proxy:8443/api/revalidate',
        NODE_EXTRA_CA_CERTS: '/tls/authority.pem',
      },
      volumes: [
        `${ROOT}:/repository:ro`,
        `${join(FOLDER, 'lake')}:/lake`,
        `${join(FOLDER, 'tls')}:/tls:ro`,
      ],
      networks: { default: { ipv4_address: OUTSIDE } },
      extra_hosts: ['proxy:172.31.77.10'],
      ports: [CONTENT_PORT, BOT_PORT, CONTROL_PORT].map((port) => `127.0.0.1:${port}:${port}`),
      stop_grace_period: '20s',
    },
    web1: EXTRA_HOSTS,
    web2: EXTRA_HOSTS,
    tools: EXTRA_HOSTS,
    backup: EXTRA_HOSTS,
    postgres: { volumes: [`${join(FOLDER, 'database')}:/var/lib/postgresql/data`] },
  }
  // podman adds this option to each network; compose 1.29 would see a change without it.
  const addresses = { subnet: '172.31.77.0/24', ip_range: '172.31.77.128/26' }
  const ipam = { options: { driver: 'host-local' }, config: [addresses] }
  const networks = { default: { ipam } }
  writeFileSync(join(FOLDER, 'override.yaml'), JSON.stringify({ services, networks }, null, 2))
}
