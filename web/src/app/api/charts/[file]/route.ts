import { chartFile } from '@/app/api/charts/[file]/chart-file'
import { getChartFiles } from '@/app/api/charts/[file]/chart-files.query'
import { problem } from '@/http/problem'
import { unlessUnavailable } from '@/http/unavailable'
import { decodePath } from '@/lib/own-paths'

type Context = { params: Promise<{ file: string }> }

/** The published data of a report's charts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const [language] = request.headers.get('accept-language')?.split(/[,;]/) ?? []
  return unlessUnavailable(() => figuresOf(decodePath(file), language))
}

async function figuresOf(file: string, language?: string): Promise<Response> {
  const reports = await getChartFiles()
  const report = reports.find(({ _id }) => `${_id}.csv` === file)
  if (!report || report.charts.length === 0)
    return problem(404, 'No report has charts in a file of this name.')
  return new Response(chartFile(report.charts, language), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.replaceAll(/[^\w.-]/g, '')}"`,
      // Shared caches must not serve data that has been corrected.
      'cache-control': 'no-cache',
      vary: 'accept-language',
    },
  })
}
