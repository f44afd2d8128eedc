import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getJob, getJobs } from '@/content/job/get-job'
import { paramsInArea } from '@/content/path/params-in-area'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { onlyAhead } from '@/content/until/only-ahead'
import { pathInArea } from '@/routes/content-areas'
import { JobView } from '@/shell/job/job-view'

export const generateStaticParams = () => paramsInArea('company/careers')

async function getJobOf({ params }: SlugProps) {
  const { slug } = await params
  return (await getJob(pathInArea('company/careers', slug))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getJobOf(props), await getSiteSettings())
}

export default async function JobPage(props: SlugProps) {
  const job = await getJobOf(props)
  const open = await onlyAhead(await getJobs(), ({ closesAt }) => closesAt)
  return (
    <JobView
      job={job}
      isOpen={open.some(({ key }) => key === job.key)}
      others={open.filter(({ key }) => key !== job.key)}
    />
  )
}
