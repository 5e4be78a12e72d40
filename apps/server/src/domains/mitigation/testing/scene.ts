import type { TestServer } from '#testing/server.ts'

type Server = Pick<TestServer, 'make' | 'as'>

/** A student who requests, an admin who decides, and a browser of each. */
export async function requestScene({ make, as }: Server) {
  const [admin, student] = [await make.admin(), await make.student()]
  return { admin, reviewing: await as(admin), student, asking: await as(student) }
}

/** The same with a class that the student is in, and its lecturer. */
export async function classScene(server: Server) {
  const scene = await requestScene(server)
  const lecturer = await server.make.lecturer()
  const { id: classId } = await server.make.class([lecturer], [scene.student])
  return { ...scene, lecturer, lecturing: await server.as(lecturer), classId }
}

export type RequestScene = Awaited<ReturnType<typeof requestScene>>
export type ClassScene = Awaited<ReturnType<typeof classScene>>
