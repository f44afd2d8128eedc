import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getJob, getJobs } from '@/documents/job/job.query'
import { JobView } from '@/documents/job/job-view'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { pathInArea } from '@/lib/routes'
import { futureOnly } from '@/sanity/future-only'
import { paramsInArea } from '@/sanity/static-params'
import { metadataFor } from '@/site/metadata'

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
  const open = await futureOnly(await getJobs(), ({ closesAt }) => closesAt)
  return (
    <JobView
      job={job}
      isOpen={open.some(({ key }) => key === job.key)}
      others={open.filter(({ key }) => key !== job.key)}
    />
  )
}
