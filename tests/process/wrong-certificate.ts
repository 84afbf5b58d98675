import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';

/** Self-signed, for the host db.example, made for this test only: it protects nothing. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBlzCCAT6gAwIBAgIUbGuLYiKYzTbC9U5flPoTRcugUU0wCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKZGIuZXhhbXBsZTAgFw0yNjExMjMyMTQwMjhaGA8yMTI2MTAz
MDIxNDAyOFowFTETMBEGA1UEAwwKZGIuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABPgTadK4CJXBfl5TYYwpyoNEofXM77dDD5uE92f/NboYQGm7Nq7h
T0U1tQTZc/KEht9qW3bh4A0gIBHGyd8z45GjajBoMB0GA1UdDgQWBBRZ1AjKVcRz
Q6p2klplAzhlvH8U6DAfBgNVHSMEGDAWgBRZ1AjKVcRzQ6p2klplAzhlvH8U6DAP
BgNVHRMBAf8EBTADAQH/MBUGA1UdEQQOMAyCCmRiLmV4YW1wbGUwCgYIKoZIzj0E
AwIDRwAwRAIgP0N1FkZCQlhYdkRwZgZg6H34ZRqC3sEPaXrOoOGaJmQCIHDu2JFz
IpzckitBiiz8cpbOdRDMF9Yh57wM04pWdkOd
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5xc3+l4XA0wnmO+b
5FPT3sc5gkd8aM1uaYNGjR14J7qhRANCAAT4E2nSuAiVwX5eU2GMKcqDRKH1zO+3
Qw+bhPdn/zW6GEBpuzau4U9FNbUE2XPyhIbfalt24eANICARxsnfM+OR
-----END PRIVATE KEY-----
`;

/** A PostgreSQL server up to its certificate: it agrees to encrypt, and presents it. Returns the port. */
export async function startServerWithWrongCertificate(): Promise<{ port: number; stop(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S'); // in reply to the request for encryption
      new TLSSocket(socket, { isServer: true, key, cert: certificate }).on('error', () => {});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}
