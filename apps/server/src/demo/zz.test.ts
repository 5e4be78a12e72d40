import { sql } from 'drizzle-orm'
import { it } from 'vitest'
import { rowsOf } from '#db/rows.ts'
import { startTestServer } from '#testing/server.ts'
import { loadDemo } from './demo.ts'
const server = await startTestServer()
it('times', async () => {
  const { platform } = server
  const t = performance.now()
  await loadDemo(platform)
  console.log('load', performance.now() - t)
  for (const table of ['people','classes','meetings','sessions','attendance_records','check_in_windows','staff_days','session_bookings','enrolments','submissions','mark_entries','exams','leave_requests','mitigation_requests','payslips','disputes','offline_claims','notifications'])
    console.log(table, (await rowsOf<{n:number}>(platform.db, sql.raw(`select count(*)::int n from ${table}`)))[0]!.n)
  console.log(await rowsOf(platform.db, sql`select status, count(*)::int n, round(100.0*count(*)/sum(count(*)) over (),1) p from attendance_records group by 1`))
  console.log(await rowsOf(platform.db, sql`select extract(isodow from s.starts_at)::int d, round(100.0*avg((a.status in ('present','late'))::int),1) p, round(100.0*avg((a.status ='late')::int),1) l from attendance_records a join sessions s on s.id=a.session_id group by 1 order by 1`))
  console.log(await rowsOf(platform.db, sql`select status, count(*)::int n from staff_days group by 1`))
  console.log(await rowsOf(platform.db, sql`select name, first_day, last_day from terms order by 2`))
}, 120_000)
