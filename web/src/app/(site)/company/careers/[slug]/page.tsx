import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JobView } from '@/app/(site)/company/careers/[slug]/job-view'
import { pathAt, type SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'
import { futureOnly } from '@/content/refresh/future-only'
import { getJob, getJobs } from '@/documents/job/job.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { metadataFor } from '@/seo/metadata/metadata'

export const generateStaticParams = () => paramsInArea('company/careers')

async function getJobOf(props: SlugProps) {
  return (await getJob(await pathAt('company/careers', props))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getJobOf(props), await getSiteSettings())
}

export default async function JobPage(props: SlugProps) {
  const job = await getJobOf(props)
  const open = await futureOnly(await getJobs(), ({ closesAt }) => closesAt)
  return (
    <PageFrame path={job.path}>
      <JobView
        job={job}
        isOpen={open.some(({ key }) => key === job._id)}
        others={open.filter(({ key }) => key !== job._id)}
        filledText={(await getSiteSettings()).sentences.jobFilled}
      />
    </PageFrame>
  )
}
