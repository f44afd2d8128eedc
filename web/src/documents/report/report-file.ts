import 'server-only'
import { defineQuery } from 'groq'
import { readPublished } from '@/content/read/read-content'
import { env } from '@/env'
import type { Answers } from '@/leads/forms/form-definition'
import { reportDownload } from '@/leads/forms/report-download'
import { slugOf } from '@/lib/slug'

const REPORT_FILES_QUERY = defineQuery(`
  *[_type == "report" && defined(page->path.current) && file.asset->size > 0]{
    _id,
    "title": coalesce(title, "Report"),
    "path": page->path.current,
    "asset": file.asset->{ _id, size }
  }
`)

/** The reports with a PDF, and where the content API serves it: the asset's own `url` may name another host. */
async function readFiles() {
  const reports = await readPublished({
    name: 'REPORT_FILES_QUERY',
    query: REPORT_FILES_QUERY,
  })
  return reports.flatMap(({ _id, title, path, asset }) => {
    const [, hash] = /^file-([0-9a-f]{40})-pdf$/.exec(asset?._id ?? '') ?? []
    if (!hash || !asset) return []
    const name = `${slugOf(title) || 'report'}.pdf`
    return [
      { _id, title, path: path ?? undefined, url: `${FILES}/${hash}.pdf`, size: asset.size, name },
    ]
  })
}

const HOST = env.SANITY_API_HOST || 'https://cdn.sanity.io'
const FILES = `${HOST}/files/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}`

/** The file that a submission asks for, by the title of the report in it. */
export async function requestedFiles(formType: string, answers: Answers) {
  if (formType !== reportDownload.formType) return []
  const wanted = comparable(String(answers.report))
  const reports = (await readFiles()).filter(({ title }) => comparable(title) === wanted)
  return reports.slice(0, 1).map(({ _id, title }) => ({ file: _id, title }))
}

const comparable = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

const findReport = async (id: string) => (await readFiles()).find(({ _id }) => _id === id)

/** The files of signed links: those of published reports. */
export const reportFiles = {
  find: findReport,
  pageOf: async (id: string) => (await findReport(id))?.path,
}
