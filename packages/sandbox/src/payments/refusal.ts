import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the protocol refuses with. */
export class V3Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Answers in the manner of the protocol; what could not be read is a PARAM_ERROR. */
export function answerRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } =
    error instanceof V3Refusal ? error : new V3Refusal(400, 'PARAM_ERROR', String(error));
  return reply.code(status).send({ code, message });
}
