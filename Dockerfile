# The site behind nginx, on port 8080, without root. Build: docker build -t mui-docs .
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=https://docs.example.org
ENV SITE_URL=${SITE_URL}
RUN npm run build

# This image's nginx runs as user 101, which can't listen on ports below 1024.
FROM nginxinc/nginx-unprivileged:stable
COPY --from=build /site/build/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /srv/site
USER 101
EXPOSE 8080
HEALTHCHECK CMD curl --fail --silent --output /dev/null http://127.0.0.1:8080/ || exit 1
