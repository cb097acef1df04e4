import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Exchange } from '#verify/base/exchange.ts';
import { createProxy, type PassThrough } from '#verify/proxy/proxy.ts';

function getPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return getPort(server);
}

function sha(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

let server: Server;
let proxy: Server;
let through: PassThrough;
let exchanges: Exchange[];
let messages: string[];
let respond: (incoming: IncomingMessage, body: Buffer, response: ServerResponse) => void;

beforeEach(async () => {
  exchanges = [];
  messages = [];
  server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      respond(incoming, Buffer.concat(chunks), response);
    });
  });
  const upstream = new URL(`http://127.0.0.1:${await listen(server)}`);
  through = createProxy({
    upstream,
    onExchange: (exchange) => exchanges.push(exchange),
    onMessage: (text) => messages.push(text),
  });
  proxy = createServer(through.handle).on('upgrade', through.upgrade);
  await listen(proxy);
});

afterEach(() => {
  through.close();
  for (const one of [server, proxy]) {
    one.closeAllConnections();
    one.close();
  }
});

type ProxiedResponse = { readonly response: IncomingMessage; readonly body: Buffer };

function sendRequest(
  method: string,
  path: string,
  headers: readonly string[],
  body?: Buffer,
): Promise<ProxiedResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: getPort(proxy), method, path, headers: ['Host', 'app.test', ...headers] });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ response, body: Buffer.concat(chunks) });
      });
    });
    outgoing.end(body);
  });
}

describe('proxied request', () => {
  it('forwards bytes, cookies and headers in their order and case', async () => {
    const audio = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) & 0xff));
    let seen: readonly string[] = [];
    let receivedHash = '';
    respond = (incoming, body, response) => {
      seen = incoming.rawHeaders;
      receivedHash = sha(body);
      response.writeHead(201, 'Made', [
        'X-First',
        '1',
        'SET-Cookie',
        'a=1; HttpOnly',
        'set-cookie',
        'b=2',
        'X-Last',
        '2',
      ]);
      response.end('made');
    };
    const headers = ['cookie', 'a=1; b=%3D', 'X-XSRF-TOKEN', 'x=', 'Content-Length', '300000', 'aCCept', '*/*'];
    const { response: received, body } = await sendRequest('POST', '/api/v1/x?a=1&a=%20', headers, audio);
    expect(seen.slice(0, 2 + headers.length)).toEqual(['Host', `127.0.0.1:${getPort(server)}`, ...headers]);
    expect(receivedHash).toBe(sha(audio));
    expect([received.statusCode, received.statusMessage, body.toString()]).toEqual([201, 'Made', 'made']);
    const raw = received.rawHeaders.slice(0, 8);
    expect(raw).toEqual(['X-First', '1', 'SET-Cookie', 'a=1; HttpOnly', 'set-cookie', 'b=2', 'X-Last', '2']);
    const [exchange] = exchanges;
    expect(exchange).toMatchObject({ method: 'POST', target: '/api/v1/x?a=1&a=%20', failure: null });
    expect(sha(exchange?.requestBody ?? new Uint8Array())).toBe(sha(audio));
    expect(exchange?.response?.headers).toContainEqual(['set-cookie', 'b=2']);
    expect(exchange?.response?.receivedAt).toBeGreaterThanOrEqual(exchange?.sentAt ?? Infinity);
  });

  it('returns compressed bytes unchanged and captures them decompressed', async () => {
    const packed = gzipSync('{"data":[1]}');
    respond = (_incoming, _body, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end(packed);
    };
    const { body } = await sendRequest('GET', '/', ['Accept-Encoding', 'gzip']);
    expect(body).toEqual(packed);
    expect(Buffer.from(exchanges[0]?.response?.body ?? []).toString()).toBe('{"data":[1]}');
  });

  it("reports a response that doesn't match its Content-Encoding", async () => {
    respond = (_incoming, _body, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end('{"data":[1]}');
    };
    expect((await sendRequest('GET', '/', [])).body.toString()).toBe('{"data":[1]}');
    expect(exchanges).toMatchObject([
      { response: null, failure: 'Its body isn’t what its Content-Encoding promises.' },
    ]);
  });

  it.each([
    ['HEAD', 200],
    ['DELETE', 204],
    ['GET', 304],
  ])('returns %s with %i without a body', async (method, status) => {
    respond = (_incoming, _body, response) => {
      response.writeHead(status, { ETag: '"1"' }).end();
    };
    const { response: received, body } = await sendRequest(method, '/', []);
    expect([received.statusCode, received.headers.etag, body.length]).toEqual([status, '"1"', 0]);
    expect(exchanges[0]).toMatchObject({ requestBody: null, response: { status } });
  });

  it('forwards a chunked body of unknown length', async () => {
    respond = (incoming, body, response) => {
      response.end(`${incoming.headers['transfer-encoding'] ?? ''} ${body.toString()}`);
    };
    const { body } = await sendRequest('POST', '/', ['Transfer-Encoding', 'chunked'], Buffer.from('in pieces'));
    expect(body.toString()).toBe('chunked in pieces');
  });

  it('removes hop-by-hop headers', async () => {
    let names: readonly string[] = [];
    respond = ({ headers }, _body, response) => {
      names = Object.keys(headers);
      response.writeHead(200, { 'Keep-Alive': 'timeout=99', Connection: 'X-Hop', 'X-Hop': '1', 'X-End': '1' }).end();
    };
    const { response: received } = await sendRequest('GET', '/', [
      'Connection',
      'X-Mine',
      'X-Mine',
      '1',
      'TE',
      'trailers',
      'X-Kept',
      '1',
    ]);
    expect(names).toEqual(expect.arrayContaining(['x-kept']));
    expect(names.filter((name) => ['x-mine', 'te'].includes(name))).toEqual([]);
    expect(received.headers).toMatchObject({ 'x-end': '1' });
    expect(received.headers).not.toHaveProperty('x-hop');
  });

  it('returns a 502 with the reason when the server is unreachable', async () => {
    const origin = `http://127.0.0.1:${getPort(server)}`;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const { response, body } = await sendRequest('GET', '/api', []);
    expect(response.statusCode).toBe(502);
    expect(body.toString()).toContain(`Can't reach ${origin}: connection refused.`);
    expect(exchanges).toMatchObject([{ response: null, failure: expect.stringContaining("Can't reach") as string }]);
  });

  it('cuts the response where the server does and reports the failure', async () => {
    respond = (_incoming, _body, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(sendRequest('GET', '/', [])).rejects.toThrow();
    expect(exchanges).toMatchObject([{ response: null, failure: 'The server cut its answer.' }]);
  });

  it('ends the request at the server when the client disconnects', async () => {
    const left = new Promise((resolve) => {
      respond = (incoming) => incoming.socket.on('close', resolve);
    });
    const socket = connect(getPort(proxy), '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: app.test\r\n\r\n', () => {
        server.once('request', () => socket.destroy());
      });
    });
    await left;
    await expect.poll(() => exchanges.length, { timeout: 30_000 }).toBe(1);
    expect(exchanges[0]).toMatchObject({
      response: null,
      failure: expect.stringContaining('closed the connection') as string,
    });
  });
});

describe('proxied websocket', () => {
  it("forwards messages both ways and captures the server's", async () => {
    const sockets = new WebSocketServer({ server, perMessageDeflate: true });
    const long = 'é'.repeat(70_000);
    sockets.on('connection', (socket, { url = '', headers }) => {
      socket.send(`${url} ${headers.cookie ?? ''}`);
      socket.on('message', (data: Buffer) => {
        socket.send('in ', { fin: false });
        socket.send('pieces', { fin: true });
        socket.ping();
        socket.send(data.toString());
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${getPort(proxy)}/app/key?protocol=7`, { headers: { Cookie: 'a=1' } });
    const received: string[] = [];
    const all = new Promise<void>((done) => {
      client.on('message', (data: Buffer) => {
        received.push(data.toString());
        if (received.length === 3) done();
      });
    });
    await once(client, 'open');
    client.send(long);
    await all;
    expect(received).toEqual(['/app/key?protocol=7 a=1', 'in pieces', long]);
    expect(messages).toEqual(received);
    client.close(4001);
    await once(client, 'close');
    sockets.close();
  });

  it("forwards the server's rejection and returns 502 without a server", async () => {
    const tried = (): Promise<string> =>
      new Promise((resolve) => {
        const client = new WebSocket(`ws://127.0.0.1:${getPort(proxy)}/app/key`);
        client.on('error', ({ message }) => {
          resolve(message);
        });
      });
    respond = (_incoming, _body, response) => {
      response.writeHead(404).end('Not found.');
    };
    expect(await tried()).toContain('404');
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(await tried()).toContain('502');
  });
});
